import type { FastifyReply, FastifyRequest } from "fastify";
import { pagePath } from "../../../host-site/routes/paths.ts";
import { defaultLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import { confirmSubscription, unsubscribe } from "../../commands/newsletter.ts";
import { readNewsletterToken, type NewsletterPurpose } from "../../commands/newsletter-links.ts";
import { shopStyle } from "../../shop/rendering.ts";
import type { Routes } from "../handle.ts";
import { notePage } from "./note-page.ts";

/** What the links in the newsletter's mails open, on the shop's root. A look at them with HEAD, as mail programs take, does nothing. */
export const newsletterLinks: Routes = (app, services) => {
  const { env } = services;
  const style = shopStyle();
  const addressOf = ({ query }: FastifyRequest, purpose: NewsletterPurpose) => {
    const { token } = query as { token?: unknown };
    return typeof token === "string" ? readNewsletterToken(services, purpose, token) : null;
  };
  const refused = (reply: FastifyReply) => send(reply.code(400), defaultLocale, "invalid");
  const send = (reply: FastifyReply, locale: Locale, note: "invalid" | "unsubscribed") =>
    reply
      .header("cache-control", "private, no-store")
      .type("text/html; charset=utf-8")
      .send(notePage(note, locale, env.PUBLIC_ORIGIN + pagePath("homepage", locale), style));

  app.get("/newsletter/confirm", { exposeHeadRoute: false }, async (request, reply) => {
    const email = addressOf(request, "confirm");
    const locale = email === null ? null : await confirmSubscription(services, email);
    if (locale === null) return refused(reply);
    return reply.header("cache-control", "private, no-store").redirect(env.PUBLIC_ORIGIN + pagePath("successfully-registered", locale), 303);
  });

  // One click of a person (GET), or of their mail program (POST of a form, RFC 8058).
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: 1024 }, (_request, _body, done) => done(null, {}));
  for (const method of ["GET", "POST"] as const) {
    app.route({
      method,
      url: "/newsletter/unsubscribe",
      exposeHeadRoute: false,
      async handler(request, reply) {
        const email = addressOf(request, "unsubscribe");
        const locale = email === null ? null : await unsubscribe(services, email);
        return locale === null ? refused(reply) : send(reply, locale, "unsubscribed");
      },
    });
  }
};
