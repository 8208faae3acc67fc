/** Lines and leaves between the parts of a page. They carry no meaning. */

/** The black rose of this house. */
export function Rose({ size = 64 }: { readonly size?: number }) {
  return (
    <svg class="rose" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      <path class="rose-leaf" d="M48 70c-14 2-26 10-30 22 16 0 27-6 30-18 3 12 14 18 30 18-4-12-16-20-30-22z" />
      <path
        class="rose-petal"
        d="M48 8c10 0 17 5 19 12 9 0 17 7 17 17 0 12-9 20-19 22-4 8-10 13-17 13s-13-5-17-13C21 57 12 49 12 37c0-10 8-17 17-17C31 13 38 8 48 8z"
      />
      <path class="rose-line" d="M29 20c-2 8 1 14 8 18M67 20c2 8-1 14-8 18M31 59c-2-8 2-14 9-17M65 59c2-8-2-14-9-17" />
      <path
        class="rose-line"
        d="M48 24c8 0 13 6 13 12 0 8-6 13-13 13s-12-5-12-11 4-10 10-10c5 0 9 3 9 8s-3 7-7 7-6-2-6-5"
      />
    </svg>
  );
}

export function Rule() {
  return (
    <svg class="ornament" viewBox="0 0 240 12" aria-hidden="true">
      <path d="M0 6h96M144 6h96" />
      <path d="M104 6c4-5 10-5 16 0 6-5 12-5 16 0-4 5-10 5-16 0-6 5-12 5-16 0z" />
    </svg>
  );
}
