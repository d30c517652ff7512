import { ownPages } from "../../sdk/contracts/pages/own-pages.ts";
import { mailLinkPaths, returnPath } from "../ports/sign-in/paths.ts";
import { localeOfPath, pagePath } from "../../sdk/contracts/pages/paths.ts";
import { defaultLocale, parseLocale, type Locale } from "../../sdk/contracts/locale.ts";
import type { AppError } from "../errors.ts";
import { acceptsPage, type AcceptingRequest } from "../http/accepts-page.ts";
import type { PlainPageFrame } from "../plain-page-frame.ts";
import { plainPage } from "./plain-page.ts";
import { refusalPageWords, type RefusalPageWords } from "./refusal-page.words.ts";

/** The address is wrong, there is no such file, the visitor came too often, the fault is ours. */
type Refusal = Exclude<keyof RefusalPageWords, "home" | "account" | "booking">;

/** What people come by though it is a call: links in mails, the way back from an identity provider, signing out. */
const links = [...Object.values(mailLinkPaths), returnPath.replace(/:\w+/, "[^/?]+"), "/auth/logout"];
const link = new RegExp(`^/api(?:${links.join("|")})/?(?=\\?|$)`);

/** Files of the API that people open by their address: an affiliate's, and those of a ticket. */
const affiliateFile = /^\/api\/account\/affiliate\/(?:statistics\.csv|(statements)\/[^/?]+\.(?:pdf|csv))(?=\?|$)/;
const ticketFile = /^\/api\/bookings\/([^/?]+)\/items\/[^/?]+\/(?:ticket\.pdf|calendar\.ics)(?=\?|$)/;
const isFile = (url: string) => affiliateFile.test(url) || ticketFile.test(url);

/** What determines whether an error is a page. */
export interface RefusedRequest extends AcceptingRequest {
  readonly method: string;
  readonly url: string;
}

/**
 * Whether a request is for a page of the shop, follows a link, or opens a file in a browser: its error is a page too.
 * Errors of calls and other files are data.
 */
export function requestsPage(request: RefusedRequest): boolean {
  const { method, url } = request;
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && isFile(url)) return acceptsPage(request);
  // The page of such a link posts to its own address.
  return (isRead && ownPages.test(url)) || ((isRead || method === "POST") && link.test(url));
}

/** The language of a page's path; of a link, that of where it goes on to; of a file, what its address asks for. */
function localeOf(url: string): Locale {
  const [path = "", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  if (isFile(url)) return parseLocale(parameters.get("locale") ?? "") ?? defaultLocale;
  const place = link.test(url) ? (parameters.get("callbackURL") ?? parameters.get("returnTo")) : null;
  return localeOfPath(place ?? path)?.locale ?? defaultLocale;
}

/**
 * Where its link leads: an affiliate's file leads back to the part of the account that has it, a ticket's to the
 * booking, which has what holds by now.
 */
function linkOf(url: string, locale: Locale, { account, booking, home }: RefusalPageWords) {
  const bookingId = ticketFile.exec(url)?.[1] ?? "";
  if (/^[\w-]+$/.test(bookingId))
    return { title: booking, url: `${pagePath("confirm", locale)}?bookingId=${bookingId}` };
  const [path, statements] = affiliateFile.exec(url) ?? [];
  return path
    ? { title: account, url: `${pagePath("account", locale)}/affiliate${statements ? "#statements" : ""}` }
    : { title: home, url: pagePath("homepage", locale) };
}

/** What stands in a page's place, in its language. */
export function refusalPage({ status }: Pick<AppError, "status">, url: string, frame: PlainPageFrame): string {
  const locale = localeOf(url);
  const words = refusalPageWords(locale);
  const wrong = isFile(url) && status === 404 ? "file" : "address";
  const refusal: Refusal = status === 429 ? "often" : status >= 500 ? "fault" : wrong;
  return plainPage({ locale, ...words[refusal], way: linkOf(url, locale, words), frame });
}
