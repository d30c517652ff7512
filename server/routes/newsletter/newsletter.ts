import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { defaultLocale, parseLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import { ownAddress } from "../../../sdk/contracts/own-address.ts";
import { subscribe as subscribeCall } from "../../../sdk/contracts/calls/newsletter.ts";
import { requestSubscription } from "../../commands/newsletter/newsletter.ts";
import { AppError } from "../../errors.ts";
import { limitForms } from "../form-limit.ts";
import { handle, type Routes } from "../handle.ts";
import { requireHumanCheck } from "../human-check/human-check.ts";

export const newsletterRoutes: Routes = (app, services) => {
  handle(app, services, subscribeCall, async ({ body, origin, request }) => {
    await limitForms(services, "newsletter form", request.ip);
    checkReturnAddress(body.returnUrl, origin);
    const locale = body.locale ?? localeOfPage(body.returnUrl);
    const answer = { success: true, redirectUrl: services.env.PUBLIC_ORIGIN + pagePath("please-confirm", locale) };
    if (body.phone !== "") return answer;
    await requireHumanCheck(services, body.token);
    await requestSubscription(services, body.email, locale);
    return answer;
  });
};

/**
 * The address must have the calling page's origin; a page with an opaque origin (a sandboxed frame) has none, and is
 * not redirected to.
 */
function checkReturnAddress(returnUrl: string, origin: string | null): void {
  if (origin !== null && ownAddress(returnUrl, origin)) return;
  if (origin === null && /^https?:/i.test(returnUrl)) return;
  throw new AppError("return_url_forbidden", "The return address must have the origin of the page that calls.");
}

/** The language in a shop page's address: `/fr-ch/…`. */
function localeOfPage(returnUrl: string): Locale {
  const [, first = ""] = new URL(returnUrl).pathname.split("/");
  return (/^[a-z]{2}-[a-z]{2}$/.test(first) && parseLocale(first)) || defaultLocale;
}
