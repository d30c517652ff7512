import type { FastifyReply, FastifyRequest } from "fastify";
import { defaultLocale, parseLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { affiliateOfNoticeToken, hasNoticeOff, turnNoticeOff } from "../../commands/affiliate/notices.ts";
import { plainPageFrame } from "../../plain-page-frame.ts";
import { plainPage } from "../../shop/plain-page.ts";
import type { Routes } from "../handle.ts";
import { noticePageWords, type NoticePage } from "./notice-page.words.ts";

/**
 * What the link in the weekly mail to an affiliate opens. Opening it changes nothing, since mail scanners open every
 * link; its button posts to the same address, and so do mail programs with one click (RFC 8058).
 */
export const noticeLinks: Routes = (app, services) => {
  const { env } = services;
  const frame = plainPageFrame(env);
  const affiliateOf = (request: FastifyRequest) => affiliateOfNoticeToken(services, tokenOf(request));
  const send = (request: FastifyRequest, reply: FastifyReply, page: NoticePage) => {
    const locale = localeOf(request);
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
    return send(request, reply, (await hasNoticeOff(services, affiliate)) ? "off" : "turnOff");
  });

  app.post("/affiliate-mails/unsubscribe", async (request, reply) => {
    const affiliate = affiliateOf(request);
    if (affiliate === null) return send(request, reply.code(400), "invalid");
    await turnNoticeOff(services, affiliate);
    return send(request, reply, "off");
  });
};

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === "string" ? token : "";
}

/** The link's own language; it decides about words alone. */
function localeOf(request: FastifyRequest): Locale {
  const [subject = ""] = tokenOf(request).split(".");
  const [locale = ""] = Buffer.from(subject, "base64url").toString().split(" ");
  return (/^[a-z]{2}_[A-Z]{2}$/.test(locale) ? parseLocale(locale) : undefined) ?? defaultLocale;
}
