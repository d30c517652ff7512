import { type ComponentChild, h } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Activity } from "../sdk/contracts/activity.ts";
import type { ListedActivity } from "../sdk/contracts/listing.ts";
import { direction, languageTag, type mainLocales } from "../sdk/contracts/locale.ts";
import { shopPath } from "../sdk/contracts/paths.ts";
import { shopWords } from "./words.ts";

type MainLocale = (typeof mainLocales)[number];

/** One page of the shop as a whole HTML document. `reduced` is the booking pages' header: the way home and help only. */
function documentOf(locale: MainLocale, title: string, main: ComponentChild, bodyClass = ""): string {
  const words = shopWords[locale];
  const page = h(
    "html",
    { lang: languageTag(locale), dir: direction(locale) },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("title", null, `${title} · Gipfel`),
      h("link", { rel: "icon", href: "/shop/icon.svg", type: "image/svg+xml" }),
      h("link", { rel: "stylesheet", href: "/shop/shop.css" }),
      h("script", { type: "module", src: "/sdk/v1/gipfel.js" }),
    ),
    h(
      "body",
      { class: bodyClass },
      h(
        "header",
        { class: "bar" },
        h(
          "a",
          { class: "brand", href: shopPath("homepage", locale) },
          h("svg", { width: 28, height: 24, viewBox: "0 0 28 24", "aria-hidden": "true" }, h("path", { d: "M14 2 27 22H1Z" })),
          "Gipfel",
        ),
        h("a", { href: shopPath("basket", locale) }, words.basket),
      ),
      h("main", null, main),
    ),
  );
  return `<!doctype html>${renderToString(page)}`;
}

/** A picture's address at a size; the service crops it by its focus. */
function picture(url: string, width: number, height: number): string {
  return `${url}${url.includes("?") ? "&" : "?"}width=${width}&height=${height}&fit=cover`;
}

/** Activities as cards. */
export function homePage(locale: MainLocale, activities: readonly ListedActivity[]): string {
  const words = shopWords[locale];
  const cards = activities.map((activity) =>
    h(
      "li",
      null,
      h(
        "a",
        { class: "card", href: activity.path },
        activity.teaser_image &&
          h("img", { src: picture(activity.teaser_image.url, 640, 480), alt: activity.teaser_image.alternativeText, width: 640, height: 480, loading: "lazy" }),
        h("small", null, `${activity.type.title} · ${activity.location.title}`),
        h("strong", null, activity.info.title),
        activity.summary?.minAdultPrice && h("span", null, `${words.from} ${activity.summary.minAdultPrice.formatted}`),
      ),
    ),
  );
  return documentOf(locale, words.title, [h("h1", null, words.title), h("p", { class: "lead" }, words.lead), h("ul", { class: "cards" }, cards)]);
}

/** An activity with its booking widget. The whole detail page comes with discovery. */
export function activityPage(locale: MainLocale, activity: Activity): string {
  return documentOf(locale, activity.info.title, [
    h("h1", null, activity.info.title),
    h("p", { class: "quiet" }, shopWords[locale].providedBy(activity.supplier.name)),
    activity.teaser_image &&
      h("img", { class: "hero", src: picture(activity.teaser_image.url, 1600, 900), alt: activity.teaser_image.alternativeText, width: 1600, height: 900 }),
    h("p", { class: "lead" }, activity.info.teaser),
    h("gipfel-booking", { activity: String(activity.id) }),
  ]);
}

/** The basket (whose heading the element shows), the booking page (checkout) and the confirmation: one element each. */
export function elementPage(locale: MainLocale, key: "basket" | "booking" | "confirm"): string {
  const words = shopWords[locale];
  const element = { basket: "gipfel-basket", booking: "gipfel-checkout", confirm: "gipfel-confirmation" }[key];
  const attributes: Record<string, string> = key === "booking" ? { "return-url": shopPath("confirm", locale) } : {};
  return documentOf(
    locale,
    words[key],
    [key !== "confirm" && h("h1", key === "basket" ? { class: "unseen" } : null, words[key]), h(element, attributes)],
    key === "booking" ? "is-booking is-checkout" : "is-booking",
  );
}

export function notFoundPage(locale: MainLocale): string {
  const words = shopWords[locale];
  return documentOf(locale, words.notFound, [
    h("h1", null, words.notFound),
    h("p", { class: "lead" }, words.notFoundLead),
    h("a", { href: shopPath("homepage", locale) }, words.home),
  ]);
}
