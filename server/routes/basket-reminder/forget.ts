import type { FastifyReply } from "fastify";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { forgetAddress, readForgetToken } from "../../commands/basket-reminder/consent.ts";
import { plainPageFrame } from "../../plain-page-frame.ts";
import { plainPage } from "../../shop/plain-page.ts";
import type { Routes } from "../handle.ts";
import { localeOf, tokenOf } from "../mail-link.ts";
import { forgetWords, type ForgetNote } from "./forget.words.ts";

const path = "/basket-reminder/forget";

/**
 * What the link in the mail about a basket opens, on the shop's root: a page whose button forgets the address. Opening
 * it changes nothing, as mail scanners open every link; mail programs post to it with one click (RFC 8058).
 */
export const forgetLinks: Routes = (app, services) => {
  const { env } = services;
  const frame = plainPageFrame(env);
  const send = (reply: FastifyReply, locale: Locale, note: ForgetNote) => {
    const { home, [note]: words } = forgetWords(locale);
    const way = words.button
      ? { title: words.button, url: null }
      : { title: home, url: env.PUBLIC_ORIGIN + pagePath("homepage", locale) };
    return reply
      .header("cache-control", "private, no-store")
      .type("text/html; charset=utf-8")
      .send(plainPage({ locale, title: words.title, text: words.text, way, frame }));
  };

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 1024 },
    (_request, _body, done) => done(null, {}),
  );

  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const email = readForgetToken(services, tokenOf(request));
    return email === null
      ? send(reply.code(400), localeOf(request), "invalid")
      : send(reply, localeOf(request), "forget");
  });

  app.post(path, async (request, reply) => {
    const email = readForgetToken(services, tokenOf(request));
    if (email === null) return send(reply.code(400), localeOf(request), "invalid");
    await forgetAddress(services, email);
    return send(reply, localeOf(request), "forgotten");
  });
};
