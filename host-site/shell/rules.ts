import type { PageAnswer, PageKind } from "../page.ts";

const bookingKinds: readonly PageKind[] = ["basket", "booking", "confirm"];
const restingKinds: readonly PageKind[] = ["activity", "account", ...bookingKinds];

/** Classes of `<body>` (discovery spec §2, "Page shell"): basket, booking and confirm are booking pages, booking is the check-out. */
export function bodyClasses({ kind, shell }: Pick<PageAnswer, "kind" | "shell">): readonly string[] {
  return [
    `page-${kind.replaceAll("_", "-")}`,
    ...(bookingKinds.includes(kind) ? ["is-booking"] : []),
    ...(kind === "booking" ? ["is-checkout"] : []),
    ...(shell.widget ? ["is-widget"] : []),
  ];
}

/** The header stays in sight, but not on activity, basket, booking, confirm and account pages (discovery spec §2). */
export function isHeaderSticky(kind: PageKind): boolean {
  return !restingKinds.includes(kind);
}

/** `reduced`: the way home and help alone, on booking pages. `widget`: a partner's logo, with navigation where they ask for it. */
export type HeaderForm = "full" | "reduced" | "widget";

/** Which header a page has. */
export function headerForm({ kind, shell }: Pick<PageAnswer, "kind" | "shell">): HeaderForm {
  if (kind === "booking") return "reduced";
  return shell.widget && !shell.widget.showsNavigation ? "widget" : "full";
}

/** On the homepage the hero has a search of its own: the header's shows once that is scrolled away. */
export function isSearchLate(kind: PageKind): boolean {
  return kind === "homepage";
}

/** Widget mode hides the footer (discovery spec §1). */
export function hasFooter({ shell }: Pick<PageAnswer, "shell">): boolean {
  return shell.widget === null;
}
