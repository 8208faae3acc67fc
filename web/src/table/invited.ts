/** The table somebody was just invited to: whoever comes by a link sits down in the first open chair, once, and may stand up again. */
let invited = "";

export function comeTo(table: string): void {
  invited = table;
}

/** Whether one was invited there and has not sat down yet; asked once. */
export function wasInvitedTo(table: string): boolean {
  const was = invited === table;
  if (was) invited = "";
  return was;
}
