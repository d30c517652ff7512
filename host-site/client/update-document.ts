import { direction, languageTag, translatedLocaleOf } from "../../sdk/contracts/locale.ts";
import type { PageAnswer } from "../page.ts";
import { appScheme } from "../shell/app.ts";
import { bodyClasses } from "../shell/rules.ts";

/**
 * A page's metadata in the head, as the server or the page before wrote it. Structured data and link previews are
 * removed: they describe the document that was loaded, and would be read as this page's.
 */
const ofPage = [
  'link[rel="canonical"], link[rel="alternate"], meta[name="description"], meta[name="robots"], script[type="application/ld+json"]',
  'meta[property^="og:"], meta[name^="twitter:"], meta[property^="al:"][property$=":url"]',
].join();

/** Gives the document what a page says of itself: title, language, classes, and what links in the head say of it. */
export function updateDocument(answer: PageAnswer): void {
  const { head } = answer;
  const words = translatedLocaleOf(answer.locale);
  document.title = head.title;
  document.documentElement.lang = languageTag(words);
  document.documentElement.dir = direction(words);
  document.body.className = bodyClasses(answer).join(" ");
  for (const old of document.head.querySelectorAll(ofPage)) old.remove();
  if (head.canonical) link({ rel: "canonical", href: head.canonical });
  for (const { hreflang, href } of head.alternates) link({ rel: "alternate", hreflang, href });
  meta({ name: "description", content: head.description });
  if (!head.isIndexed) meta({ name: "robots", content: "noindex" });
  for (const system of ["android", "ios"]) meta({ property: `al:${system}:url`, content: appScheme + head.appPath });
}

function link(attributes: Record<string, string>): void {
  document.head.append(Object.assign(document.createElement("link"), attributes));
}

function meta(attributes: Record<string, string>): void {
  const element = document.createElement("meta");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}
