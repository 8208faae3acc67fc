/** A bar on stderr that shows how far it is, for a person at a terminal; nothing at all for anyone else. */
export interface Progress {
  show(done: number): void;
  end(): void;
}

const WIDTH = 30;
const SILENT: Progress = { show() {}, end() {} };

export function progress(total: number, what: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return SILENT;
  const start = performance.now();
  return {
    show(done) {
      const filled = Math.floor((done / total) * WIDTH);
      const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
      const seconds = (performance.now() - start) / 1000;
      const left = done === 0 ? "" : `, ${time((seconds / done) * (total - done))} left`;
      stream.write(`\r\x1b[K${bar} ${Math.floor((done / total) * 100)} %  ${done} of ${total} ${what}${left}`);
    },
    end: () => void stream.write("\r\x1b[K"),
  };
}

function time(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
