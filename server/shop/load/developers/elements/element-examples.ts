import type { ElementTag } from "../../../../../sdk/contracts/elements/index.ts";
import type { Link } from "../../../../../sdk/contracts/pages/link.ts";
import { pagePath } from "../../../../../sdk/contracts/pages/paths.ts";
import { prefixOf, type Locale } from "../../../../../sdk/contracts/locale.ts";
import { developersPath } from "../../../developers-path.ts";

interface Example {
  /** What it takes, beside an activity of the shop. */
  readonly attributes: (activity: string) => Readonly<Record<string, string>>;
  /** False where there is nothing honest to show: what it shows belongs to one booking. */
  readonly isLive?: false;
  /** What is seen, or where. */
  readonly note?: string;
  /** The page of the shop that shows the same, for the link inside the element. */
  readonly page: "activity" | "activities" | "map" | "basket" | "transport";
}

/** How each element is shown and written in its reference. */
const examples: Readonly<Record<ElementTag, Example>> = {
  "gipfel-activity": { attributes: (activity) => ({ activity, mode: "inline" }), page: "activity" },
  "gipfel-basket": {
    attributes: () => ({}),
    page: "basket",
    note: "This is your own basket of this shop. It is empty until you reserve something: do so on the page of gipfel-booking, and come back.",
  },
  "gipfel-booking": { attributes: (activity) => ({ activity, checkout: "inline" }), page: "activity" },
  "gipfel-button": { attributes: (activity) => ({ activity, variant: "cta" }), page: "activity" },
  "gipfel-checkout": {
    attributes: () => ({ "return-url": "/booked" }),
    page: "basket",
    note: "This is the check-out of your own basket. With an empty one it says so; reserve something on the page of gipfel-booking, and come back.",
  },
  "gipfel-configurator": { attributes: (activity) => ({ activity }), page: "activity" },
  "gipfel-confirmation": {
    attributes: () => ({}),
    page: "basket",
    isLive: false,
    note: "It shows one paid booking: that of the attribute booking, or of the parameter bookingId of the page's address, where a payment comes back to. There is none to show here: book a test ticket by the first guide, and see it at its end.",
  },
  "gipfel-listing": { attributes: () => ({ hide: "filter" }), page: "activities" },
  "gipfel-map": { attributes: () => ({}), page: "map" },
  "gipfel-newsletter": { attributes: () => ({}), page: "activities" },
  "gipfel-reviews": { attributes: (activity) => ({ activity }), page: "activity" },
  "gipfel-search": {
    attributes: () => ({}),
    page: "activities",
    note: "Type a place or a kind. With the group of a list on the same page it narrows that list instead of leading to the shop.",
  },
  "gipfel-transport": { attributes: () => ({ from: "Basel SBB", to: "Luzern" }), page: "transport" },
};

export function exampleOfElement(tag: string): Example {
  return examples[tag as ElementTag];
}

/** The page of the shop that the link inside an element leads to. */
export function pageOfExample({ page }: Example, activity: string, locale: Locale): string {
  return page === "activity" ? `${prefixOf(locale)}/activity/${activity}` : pagePath(page, locale);
}

/** Where to go on from the example. */
export function linksOfExample(tag: string, locale: Locale): Link[] {
  const booking = { title: "Reserve on the page of gipfel-booking", url: developersPath("gipfel-booking", locale) };
  const guide = { title: "Book a test ticket", url: developersPath("first-widget", locale) };
  const playground = {
    title: "Open it in the playground",
    url: `${developersPath("playground", locale)}#element=${tag}`,
  };
  if (tag === "gipfel-confirmation") return [guide, playground];
  return tag === "gipfel-basket" || tag === "gipfel-checkout" ? [booking, playground] : [playground];
}
