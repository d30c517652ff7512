/** Sets of utilities that sections of the account, the team's among them, share. */

/** A section's title. */
export const sectionTitle = "text-28 font-strong outline-none max-[640px]:text-22";
/** What a section, or a part of it, is about. */
export const sectionLead = "max-w-measure text-pretty text-ink-2";
/** A part of a section, below a hairline. */
export const sectionPart = "border-t border-line py-8 first:border-t-0 first:pt-0";
/** The title of a part. */
export const partTitle = "text-18 font-strong tracking-[-0.01em]";
/** Quiet words of 14 px. */
export const quiet = "text-14 text-ink-2";
/** A form of a section: not as wide as its place. */
export const formWidth = "max-w-[640px]";
/** A link that all of its card or row leads along. */
export const stretchedLink = "no-underline outline-none hover:underline after:absolute after:inset-0";
/** The place of a row's picture. */
export const rowPicture = "block aspect-4/3 w-24 shrink-0 overflow-hidden rounded-field bg-surface-3 max-[640px]:w-18";
/** The title of a row. */
export const rowTitle = "text-16 font-strong hyphens-auto wrap-anywhere";
/** What came, beside the word for its state. */
export const withChip = "flex flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere";
/** The way back to a list, above what was opened from it. */
export const backLink =
  "focus-ring inline-flex min-h-11 items-center gap-2 text-14 font-value text-ink-2 no-underline hover:text-ink hover:underline print:hidden";
/** A thing that was booked, requested or is to be decided on. */
export const itemCard = "grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line p-6 max-[640px]:p-4";
/** Buttons of a card: on a phone one below the other. */
export const cardActions = "flex flex-wrap gap-3 empty:hidden max-[640px]:*:basis-full print:hidden";
/** The last line of a card, below a hairline. */
export const cardFoot =
  "flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-4 text-14 text-ink-2 print:hidden";
/** Lines of amounts. */
export const sums = "grid gap-2";
/** A title beside the main column. */
export const asideTitle = "mb-3 text-18 font-strong";
/** A link in a title. */
export const titleLink = "no-underline underline-offset-3 hover:underline";
/** A booking's number and states. */
export const bookingHead = "flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2";
/** What was booked, and beside it what was paid and what happened. */
export const twoColumns = "mt-6 grid items-start gap-y-8 max-[1100px]:grid-cols-[minmax(0,1fr)]";
export const bookingColumns = `${twoColumns} grid-cols-[minmax(0,1fr)_320px] gap-x-12`;
/** What stands beside the main column. */
export const asideParts = "grid gap-8";
