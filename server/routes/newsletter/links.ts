import type { FastifyReply, FastifyRequest } from "fastify";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { confirmSubscription, subscriptionState, unsubscribe } from "../../commands/newsletter/newsletter.ts";
import { readNewsletterToken, type NewsletterPurpose } from "../../commands/newsletter/newsletter-links.ts";
import { plainPageFrame } from "../../plain-page-frame.ts";
import type { Routes } from "../handle.ts";
import { localeOf, tokenOf } from "../mail-link.ts";
import { notePage } from "./note-page.ts";
import type { Note } from "./note-page.words.ts";

/**
 * What the links in the newsletter's mails open, on the shop's root. Opening one shows what its button will do and
 * changes nothing: mail scanners open every link. The button posts to the same address; for unsubscribing, so do mail
 * programs with one click (RFC 8058). Where there is nothing left for it to do, the page says so.
 */
export const newsletterLinks: Routes = (app, services) => {
  const { env } = services;
  const frame = plainPageFrame(env);
  const emailOf = (request: FastifyRequest, purpose: NewsletterPurpose) =>
    readNewsletterToken(services, purpose, tokenOf(request));
  const send = (reply: FastifyReply, locale: Locale, note: Note) =>
    reply
      .header("cache-control", "private, no-store")
      .type("text/html; charset=utf-8")
      .send(notePage(note, locale, env.PUBLIC_ORIGIN + pagePath("homepage", locale), frame));
  const refuse = (request: FastifyRequest, reply: FastifyReply) => send(reply.code(400), localeOf(request), "invalid");

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 1024 },
    (_request, _body, done) => done(null, {}),
  );

  app.get("/newsletter/confirm", { exposeHeadRoute: false }, async (request, reply) => {
    const email = emailOf(request, "confirm");
    const state = email === null ? null : await subscriptionState(services, email);
    // Confirmed once and unsubscribed since: a later confirmation has a link of its own.
    if (state === null || state === "unsubscribed") return refuse(request, reply);
    return send(reply, localeOf(request), state === "confirmed" ? "confirmed" : "confirm");
  });

  app.get("/newsletter/unsubscribe", { exposeHeadRoute: false }, async (request, reply) => {
    const email = emailOf(request, "unsubscribe");
    if (email === null) return refuse(request, reply);
    return send(
      reply,
      localeOf(request),
      (await subscriptionState(services, email)) === "unsubscribed" ? "unsubscribed" : "unsubscribe",
    );
  });

  app.post("/newsletter/confirm", async (request, reply) => {
    const email = emailOf(request, "confirm");
    const locale = email === null ? null : await confirmSubscription(services, email);
    if (locale === null) return refuse(request, reply);
    return reply
      .header("cache-control", "private, no-store")
      .redirect(env.PUBLIC_ORIGIN + pagePath("successfully-registered", locale), 303);
  });

  app.post("/newsletter/unsubscribe", async (request, reply) => {
    const email = emailOf(request, "unsubscribe");
    const locale = email === null ? null : await unsubscribe(services, email);
    return locale === null ? refuse(request, reply) : send(reply, locale, "unsubscribed");
  });
};
