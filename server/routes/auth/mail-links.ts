import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { localeOfPath, pagePath } from "../../../host-site/routes/paths.ts";
import { defaultLocale, mainLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import { accessMailWords } from "../../accounts/mail-words.ts";
import { secretFor } from "../../security/secret.ts";
import { escape } from "../../presenters/mail-page.ts";
import { readAddressLink, type AddressLink } from "../../ports/sign-in/address-link.ts";
import { stateOfAddressLink, stateOfSignInLink, type LinkState } from "../../ports/sign-in/link-state.ts";
import type { Services } from "../../services.ts";
import { plainPage } from "../../shop/plain-page.ts";
import { shopStyle } from "../../shop/rendering.ts";
import { mailLinkPaths } from "./calls.ts";
import { checkOrigin, forwardToAuth, pathnameOf, withOwnPaths } from "./pass.ts";
import { usedLinkWords } from "./used-link-words.ts";

/**
 * What the links in mails open that sign somebody in or confirm an address. Opening one shows what its button will do
 * and changes nothing: mail scanners open every link. The button posts to the same address, without scripts; the
 * library then does it and leads on. A link that was used, or does nothing any more, says so instead.
 */
export function mailLinkRoutes(app: FastifyInstance, services: Services): void {
  const { env } = services;
  const style = shopStyle();
  const sendPage = (reply: FastifyReply, page: string) =>
    reply.header("cache-control", "private, no-store").type("text/html; charset=utf-8").send(page);
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1024 },
      (_request, _body, done) => done(null, {}),
    );
    for (const path of Object.values(mailLinkPaths)) {
      scope.get(path, { exposeHeadRoute: false }, async (request, reply) => {
        const query = withOwnPaths(request.query as Record<string, unknown>, env.PUBLIC_ORIGIN);
        const opened = await openedLink(services, request, query);
        return sendPage(reply, opened.state === "open" ? confirmationPage(opened, style) : usedLinkPage(opened, style));
      });
      scope.post(path, async (request, reply) => {
        checkOrigin(request, env.PUBLIC_ORIGIN);
        const query = withOwnPaths(request.query as Record<string, unknown>, env.PUBLIC_ORIGIN);
        const opened = await openedLink(services, request, query);
        // Pressed twice, or in two tabs: the library would lead on without a word. Of all others it says why nothing
        // has changed.
        if (opened.state === "confirmed" || opened.state === "changed")
          return sendPage(reply, usedLinkPage(opened, style));
        return forwardToAuth(services, request, reply, { method: "GET", query });
      });
    }
  });
}

interface OpenedLink {
  readonly state: LinkState;
  /** Null of a link that signs in, and of one that isn't ours. */
  readonly link: AddressLink | null;
  readonly signsIn: boolean;
  readonly locale: Locale;
  /** The page that it goes on to. */
  readonly next: string;
}

async function openedLink(
  { env, db, clock }: Services,
  request: FastifyRequest,
  query: Record<string, unknown>,
): Promise<OpenedLink> {
  const { token, callbackURL } = query;
  const signsIn = pathnameOf(request) === mailLinkPaths.signIn;
  const link = signsIn ? null : readAddressLink(String(token ?? ""), secretFor(env, "sessions"));
  const state = signsIn
    ? await stateOfSignInLink(db, String(token ?? ""), clock.now())
    : await stateOfAddressLink(db, link, clock.now());
  const locale = localeOf(callbackURL);
  return {
    state,
    link,
    signsIn,
    locale,
    next: typeof callbackURL === "string" ? callbackURL : pagePath("account", locale),
  };
}

/** Says what the mail said, in its language, with the same button. */
function confirmationPage({ link, signsIn, locale }: OpenedLink, style: string | null): string {
  const change = link?.change ?? null;
  const kind = signsIn
    ? "access_link"
    : change === null
      ? "access_confirm"
      : change.isFirst
        ? "access_change"
        : "access_change_new";
  const { subject, lead, button } = accessMailWords[mainLocaleOf(locale)].kinds[kind];
  const text = lead
    .replace("{old}", () => escape(change?.from ?? ""))
    .replace("{email}", () => escape(change?.to ?? ""));
  return plainPage({ locale, title: subject, text, way: { title: button, url: null }, style });
}

/** Says that a link has done what it was for, or does nothing any more, and leads on. */
function usedLinkPage({ state, link, signsIn, locale, next }: OpenedLink, style: string | null): string {
  const { states, signIn, way } = usedLinkWords[mainLocaleOf(locale)];
  const { title, text } = states[state as keyof typeof states];
  const said = signsIn ? signIn : text.replace("{email}", () => escape(link?.change?.to ?? link?.email ?? ""));
  return plainPage({ locale, title, text: said, way: { title: way, url: escape(next) }, style });
}

/** The language of the page that the link goes on to, which is its mail's. */
function localeOf(callbackURL: unknown): Locale {
  return (typeof callbackURL === "string" && localeOfPath(callbackURL)?.locale) || defaultLocale;
}
