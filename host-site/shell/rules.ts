import type { PageAnswer, PageKind } from "../page.ts";

const bookingKinds: readonly PageKind[] = ["basket", "booking", "confirm"];
/** The pages of payment and confirmation. */
const reducedKinds: readonly PageKind[] = ["booking", "confirm"];
const restingKinds: readonly PageKind[] = ["activity", "account", ...bookingKinds];

type Page = Pick<PageAnswer, "kind" | "shell">;

/**
 * Classes of `<body>` (discovery spec §2, "Page shell"): basket, booking and confirm are booking pages, booking is the
 * check-out.
 */
export function bodyClasses({ kind, shell }: Page): readonly string[] {
  return [
    `page-${kind.replaceAll("_", "-")}`,
    ...(isBookingPage(kind) ? ["is-booking"] : []),
    ...(kind === "booking" ? ["is-checkout"] : []),
    ...(shell.widget ? ["is-widget"] : []),
  ];
}

export function isBookingPage(kind: PageKind): boolean {
  return bookingKinds.includes(kind);
}

/** The header stays in sight, but not on activity, basket, booking, confirm and account pages (discovery spec §2). */
export function isHeaderSticky(kind: PageKind): boolean {
  return !restingKinds.includes(kind);
}

/** `reduced`: links to home and help only, on pages of payment and confirmation. `widget`: a partner's logo only. */
export type HeaderForm = "full" | "reduced" | "widget";

/**
 * The kind of header of a page. A widget shows navigation only where its page requests it (discovery spec §2,
 * `widgetShowNavigation`).
 */
export function headerForm({ kind, shell }: Page): HeaderForm {
  if (shell.widget && !shell.widget.showsNavigation) return "widget";
  return reducedKinds.includes(kind) ? "reduced" : "full";
}

/** On the homepage the hero has a search of its own: the header's shows once that is scrolled away. */
export function isSearchLate(kind: PageKind): boolean {
  return kind === "homepage";
}

/** Widget mode hides the footer (discovery spec §1). */
export function hasFooter({ shell }: Page): boolean {
  return shell.widget === null;
}

/** A list of the activities dropdown shows only when it has more than one (discovery spec §2). */
export function isListShown(list: readonly unknown[]): boolean {
  return list.length > 1;
}

/** The language menu shows only when the page is there in several (discovery spec §2). */
export function hasLanguageMenu({ shell }: Pick<PageAnswer, "shell">): boolean {
  return shell.languages.length > 1;
}
