import type { FastifyInstance, FastifyRequest } from "fastify";
import { localeOfPath } from "../../../host-site/routes/paths.ts";
import { defaultLocale, mainLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import { accessMailWords } from "../../accounts/mail-words.ts";
import { secretFor } from "../../accounts/secret.ts";
import { escape } from "../../jobs/mails/write.ts";
import { readAddressLink } from "../../ports/sign-in/address-link.ts";
import type { Services } from "../../services.ts";
import { plainPage } from "../../shop/plain-page.ts";
import { shopStyle } from "../../shop/rendering.ts";
import { mailLinkPaths } from "./calls.ts";
import { checkOrigin, pass, pathOf, withOwnPaths } from "./pass.ts";

/**
 * What the links in mails open that sign somebody in or confirm an address. Opening one shows what its button will do and changes nothing: mail
 * scanners open every link. The button posts to the same address, without scripts; the library then does it and leads on.
 */
export function mailLinkRoutes(app: FastifyInstance, services: Services): void {
  const { env } = services;
  const style = shopStyle();
  void app.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: 1024 }, (_request, _body, done) => done(null, {}));
    for (const path of Object.values(mailLinkPaths)) {
      scope.get(path, { exposeHeadRoute: false }, async (request, reply) => {
        const query = withOwnPaths(request.query as Record<string, unknown>, env.PUBLIC_ORIGIN);
        return reply
          .header("cache-control", "private, no-store")
          .type("text/html; charset=utf-8")
          .send(confirmationPage(services, request, query, style));
      });
      scope.post(path, async (request, reply) => {
        checkOrigin(request, env.PUBLIC_ORIGIN);
        return pass(services, request, reply, { method: "GET", query: withOwnPaths(request.query as Record<string, unknown>, env.PUBLIC_ORIGIN) });
      });
    }
  });
}

/** Says what the mail said, in its language, with the same button. */
function confirmationPage({ env }: Services, request: FastifyRequest, query: Record<string, unknown>, style: string | null): string {
  const locale = localeOf(query["callbackURL"]);
  const change = readAddressLink(String(query["token"] ?? ""), secretFor(env, "sessions"))?.change ?? null;
  const kind =
    pathOf(request) === mailLinkPaths.signIn ? "access_link" : change === null ? "access_confirm" : change.isFirst ? "access_change" : "access_change_new";
  const { subject, lead, button } = accessMailWords[mainLocaleOf(locale)].kinds[kind];
  const text = lead.replace("{old}", () => escape(change?.from ?? "")).replace("{email}", () => escape(change?.to ?? ""));
  return plainPage({ locale, title: subject, text, way: { title: button, url: null }, style });
}

/** The language of the page that the link goes on to, which is its mail's. */
function localeOf(callbackURL: unknown): Locale {
  return (typeof callbackURL === "string" && localeOfPath(callbackURL)?.locale) || defaultLocale;
}
