import type { FastifyInstance, FastifyReply } from "fastify";
import { notFound } from "../../../errors.ts";
import type { RouteTools } from "../../provider.ts";
import type { MailFolder } from "./mail-folder.ts";
import { listPage, mailPage, style } from "./viewer-pages.ts";

/**
 * `/dev/mail`: what the shop has written, while mails go to a folder. Where others reach the shop there is no such
 * page: the links in mails sign in.
 */
export function mailViewer(
  app: FastifyInstance,
  mails: Omit<MailFolder, "send">,
  { isOwnMachine }: Pick<RouteTools, "isOwnMachine">,
): void {
  if (!isOwnMachine) return;

  app.get("/dev/mail", async (_request, reply) => page(reply).send(listPage(await mails.list())));
  app.get("/dev/mail/style.css", async (_request, reply) => reply.type("text/css").send(style));
  app.get<{ Params: { id: string } }>("/dev/mail/:id", async ({ params: { id } }, reply) => {
    if (id.endsWith(".eml")) {
      const eml = await mails.eml(id.slice(0, -".eml".length));
      if (!eml) throw notFound("not_found");
      return reply.header("content-disposition", "attachment").type("message/rfc822").send(eml);
    }
    const mail = await mails.find(id);
    if (!mail) throw notFound("not_found");
    return page(reply).send(mailPage(mail));
  });
  app.get<{ Params: { id: string; index: string } }>("/dev/mail/:id/:index", async ({ params }, reply) => {
    const attachment = await mails.attachment(params.id, Number(params.index));
    if (!attachment) throw notFound("not_found");
    return reply
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`)
      .header("x-content-type-options", "nosniff")
      .type(attachment.contentType)
      .send(attachment.content);
  });
}

function page(reply: FastifyReply): FastifyReply {
  return reply.headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
  });
}
