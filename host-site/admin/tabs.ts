/** The lists of a section, beside each other. */
export const tabs = "mb-6 flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]";
export const tabLink =
  "focus-ring flex min-h-11 flex-none items-center border-b-3 border-transparent text-14 text-ink-2 no-underline -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-ink forced-colors:not-aria-[current]:border-[Canvas]";
