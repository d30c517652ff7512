import { escapeMarkup } from "../../escape-markup.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Brand } from "../../domain/brand.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import { brandOf } from "../../settings/brand.ts";
import { localeOfPath, pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { defaultLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import { accessMailWords } from "../../presenters/access-mail.words.ts";
import type { MailLink } from "../../ports/sign-in/sign-in.ts";
import type { Services } from "../../services.ts";
import { plainPageFrame, type PlainPageFrame } from "../../plain-page-frame.ts";
import { plainPage } from "../../shop/plain-page.ts";
import { mailLinkPaths } from "../../ports/sign-in/paths.ts";
import { checkOrigin, pathnameOf, performSignIn, withOwnPaths } from "./pass.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { usedLinkWords } from "./used-link.words.ts";

/**
 * The pages behind mailed links that sign in or confirm an address. Opening one shows what its button will do and
 * changes nothing: mail scanners open every link. The button posts to the same address, without scripts; the port
 * then acts and redirects. A used or invalid link says so instead.
 */
export function mailLinkRoutes(app: FastifyInstance, services: Services): void {
  const { env } = services;
  const frame = plainPageFrame(env);
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
        return sendPage(
          reply,
          opened.state === "open" ? confirmationPage(brandOf(env), opened, frame) : usedLinkPage(opened, frame),
        );
      });
      scope.post(path, async (request, reply) => {
        checkOrigin(request, env.PUBLIC_ORIGIN);
        const query = withOwnPaths(request.query as Record<string, unknown>, env.PUBLIC_ORIGIN);
        const opened = await openedLink(services, request, query);
        // Pressed twice, or in two tabs: the port would lead on without a word. Of all others it says why nothing
        // has changed.
        if (opened.state === "confirmed" || opened.state === "changed")
          return sendPage(reply, usedLinkPage(opened, frame));
        const operation = path === mailLinkPaths.signIn ? "openSignInLink" : "openAddressLink";
        return performSignIn(services, request, reply, operation, { query });
      });
    }
  });
}

interface OpenedLink extends MailLink {
  readonly signsIn: boolean;
  readonly locale: Locale;
  /** The page that it goes on to. */
  readonly next: string;
}

async function openedLink(
  { ports, clock }: Services,
  request: FastifyRequest,
  query: Record<string, unknown>,
): Promise<OpenedLink> {
  const { token, callbackURL } = query;
  const signsIn = pathnameOf(request) === mailLinkPaths.signIn;
  const kind = signsIn ? "sign_in" : "address";
  const opened = await ports.signIn.readMailLink(kind, String(token ?? ""), clock.now());
  const locale = localeOf(callbackURL);
  return {
    ...opened,
    signsIn,
    locale,
    next: typeof callbackURL === "string" ? callbackURL : pagePath("account", locale),
  };
}

/** Repeats the mail's text, in its language, with the same button. */
function confirmationPage(brand: Brand, { link, signsIn, locale }: OpenedLink, frame: PlainPageFrame): string {
  const change = link?.change ?? null;
  const kind = signsIn
    ? "access_link"
    : change === null
      ? "access_confirm"
      : change.isFirst
        ? "access_change"
        : "access_change_new";
  const { subject, lead, button } = withShopName(accessMailWords(locale), { ...brand, name: escapeMarkup(brand.name) })
    .kinds[kind];
  const text = withValues(lead, { old: escapeMarkup(change?.from ?? ""), email: escapeMarkup(change?.to ?? "") });
  return plainPage({ locale, title: subject, text, way: { title: button, url: null }, frame });
}

/** Says that a link has done what it was for, or does nothing any more, and leads on. */
function usedLinkPage({ state, link, signsIn, locale, next }: OpenedLink, frame: PlainPageFrame): string {
  const { states, signIn, way } = usedLinkWords(locale);
  const { title, text } = states[state as keyof typeof states];
  const sentence = signsIn ? signIn : withValues(text, { email: escapeMarkup(link?.change?.to ?? link?.email ?? "") });
  return plainPage({ locale, title, text: sentence, way: { title: way, url: escapeMarkup(next) }, frame });
}

/** The language of the page that the link goes on to, which is its mail's. */
function localeOf(callbackURL: unknown): Locale {
  return (typeof callbackURL === "string" && localeOfPath(callbackURL)?.locale) || defaultLocale;
}
