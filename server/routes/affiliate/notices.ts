import type { FastifyReply, FastifyRequest } from "fastify";
import { defaultLocale } from "../../../sdk/contracts/locale.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { affiliateOfNoticeToken } from "../../commands/affiliate/notices.ts";
import { isNoticeOff, setNoticeOff } from "../../db/queries/unavailable-activity.ts";
import { plainPageFrame } from "../../plain-page-frame.ts";
import { localeOfToken } from "../../security/localized-token.ts";
import { plainPage } from "../../shop/plain-page.ts";
import type { Routes } from "../handle.ts";
import { noticePageWords, type NoticePage } from "./notice-page.words.ts";

/**
 * What the link in the weekly mail to an affiliate opens. Opening it changes nothing, since mail scanners open every
 * link; its button posts to the same address, and so do mail programs with one click (RFC 8058).
 */
export const noticeLinks: Routes = (app, services) => {
  const { db, env } = services;
  const frame = plainPageFrame(env);
  const affiliateOf = (request: FastifyRequest) => affiliateOfNoticeToken(services, tokenOf(request));
  const send = (request: FastifyRequest, reply: FastifyReply, page: NoticePage) => {
    const locale = localeOfToken(tokenOf(request)) ?? defaultLocale;
    const { home, [page]: words } = noticePageWords(locale);
    const button = "button" in words ? words.button : undefined;
    return reply
      .header("cache-control", "private, no-store")
      .type("text/html; charset=utf-8")
      .send(
        plainPage({
          locale,
          title: words.title,
          text: words.text,
          way:
            button === undefined
              ? { title: home, url: env.PUBLIC_ORIGIN + pagePath("homepage", locale) }
              : { title: button, url: null },
          frame,
        }),
      );
  };

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 1024 },
    (_request, _body, done) => done(null, {}),
  );

  app.get("/affiliate-mails/unsubscribe", { exposeHeadRoute: false }, async (request, reply) => {
    const affiliate = affiliateOf(request);
    if (affiliate === null) return send(request, reply.code(400), "invalid");
    return send(request, reply, (await isNoticeOff(db, affiliate)) ? "off" : "turnOff");
  });

  app.post("/affiliate-mails/unsubscribe", async (request, reply) => {
    const affiliate = affiliateOf(request);
    if (affiliate === null) return send(request, reply.code(400), "invalid");
    await setNoticeOff(db, affiliate, true);
    return send(request, reply, "off");
  });
};

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === "string" ? token : "";
}
