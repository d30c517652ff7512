/* Sets of classes that several pages share. */

/** A text, and beside it what goes along: its parts, a picture, what of it can be booked. They follow each other. */
export const textGrid = "mb-18 grid grid-cols-1 gap-8";

/** The same where there is room: beside each other. */
export const besideText =
  "min-[1024px]:grid-cols-[minmax(0,720px)_minmax(0,400px)] min-[1024px]:justify-between min-[1024px]:gap-x-16 print:block";

/** Beside tables and code there is room for a narrow list alone. */
export const besideReference = "min-[1024px]:grid-cols-[minmax(0,1fr)_240px] min-[1024px]:gap-x-16 print:block";

export const textBeside = "min-[1024px]:col-start-1 min-[1024px]:row-start-1";

/** Stays in sight while the text scrolls. */
export const aside =
  "min-[1024px]:sticky min-[1024px]:top-[calc(var(--header)+24px)] min-[1024px]:col-start-2 min-[1024px]:row-start-1 min-[1024px]:self-start print:static print:my-6";

/** When a text was changed. */
export const changedLine = "mt-12 text-14 text-ink-3";
