/** Sets of utilities that several views of the team share. */

/** Lines below each other, with a hairline between two. */
export const rowList = "mt-1 divide-y divide-line";
/** One line: what it is, and at its end an amount and a state. */
export const rowGrid = "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4";
/** The end of a line; in a narrow window it stands below. */
export const rowEnd =
  "grid justify-items-end gap-1 text-end max-[640px]:col-span-full max-[640px]:flex max-[640px]:flex-wrap max-[640px]:items-center max-[640px]:justify-between max-[640px]:gap-x-3";
/** An amount: in one piece, figures of one width. */
export const amountText = "whitespace-nowrap tabular-nums";
/** Steps below each other, along a line. */
export const stepList = "grid gap-3";
export const stepItem = "grid border-s-2 border-line ps-3.5 text-14 font-value";
export const stepNote = "text-12 font-text text-ink-2";
