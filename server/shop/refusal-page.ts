import type { FastifyRequest } from "fastify";
import { ownPages } from "../../sdk/contracts/pages/own-pages.ts";
import { mailLinkPaths, returnPath } from "../ports/sign-in/paths.ts";
import { localeOfPath, pagePath } from "../../sdk/contracts/pages/paths.ts";
import { defaultLocale } from "../../sdk/contracts/locale.ts";
import type { AppError } from "../errors.ts";
import type { PlainPageFrame } from "../plain-page-frame.ts";
import { plainPage } from "./plain-page.ts";
import { refusalPageWords, type RefusalPageWords } from "./refusal-page.words.ts";

/** The address is wrong, the visitor came too often, the fault is ours. */
type Refusal = Exclude<keyof RefusalPageWords, "home">;

/** What people come by though it is a call: links in mails, the way back from an identity provider, signing out. */
const links = [...Object.values(mailLinkPaths), returnPath.replace(/:\w+/, "[^/?]+"), "/auth/logout"];
const link = new RegExp(`^/api(?:${links.join("|")})/?(?=\\?|$)`);

/**
 * Whether a request is for a page of the shop, or follows a link: its error is a page too. Errors of calls and files
 * are data.
 */
export function requestsPage({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  const isRead = method === "GET" || method === "HEAD";
  // The page of such a link posts to its own address.
  return (isRead && ownPages.test(url)) || ((isRead || method === "POST") && link.test(url));
}

/** The path that determines the language: of a link, where it goes on to. */
function placeOf(url: string): string {
  const [path = "", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(link.test(url) ? query : "");
  return parameters.get("callbackURL") ?? parameters.get("returnTo") ?? path;
}

/** What stands in a page's place, in its language. */
export function refusalPage({ status }: Pick<AppError, "status">, url: string, frame: PlainPageFrame): string {
  const { locale } = localeOfPath(placeOf(url)) ?? { locale: defaultLocale };
  const words = refusalPageWords(locale);
  const refusal: Refusal = status === 429 ? "often" : status >= 500 ? "fault" : "address";
  return plainPage({
    locale,
    ...words[refusal],
    way: { title: words.home, url: pagePath("homepage", locale) },
    frame,
  });
}
