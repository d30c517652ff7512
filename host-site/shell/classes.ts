/* Sets of classes that several views of the shell share. */

const entry =
  "transition-quick flex min-h-11 cursor-pointer items-center gap-2 rounded-field text-14 font-value whitespace-nowrap text-ink no-underline hover:bg-surface-2 focus-visible:-outline-offset-2";

/** An entry of the header: words, and maybe an icon before them. */
export const headerEntry = `${entry} px-3 py-2`;

/** A square of 44 px with an icon alone. */
export const headerIcon = `${entry} min-w-11 justify-center p-2`;

const link =
  "flex items-center justify-between gap-2 rounded-field break-inside-avoid no-underline hover:bg-surface-2 focus-visible:-outline-offset-2 aria-current:bg-accent-tint aria-current:font-strong pointer-coarse:min-h-11";

/** A link of a menu below the header. */
export const menuLink = `${link} min-h-9 px-3 py-1.5 text-14`;

/** One of many, in columns. */
export const menuLinkSmall = `${link} min-h-8 px-2 py-1 text-14`;

/** A link of the full-screen menu. */
export const menuLinkLarge = `${link} min-h-11 px-3 py-1.5 text-16`;

/** A link in the footer and in the lists above it. */
export const footLink =
  "flex min-h-8 items-center rounded-[4px] py-1 text-14 break-inside-avoid wrap-anywhere hyphens-auto text-ink-2 no-underline underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11";

/** What a disclosure opens with, without the browser's own triangle. */
export const bareSummary = "list-none [&::-webkit-details-marker]:hidden";
