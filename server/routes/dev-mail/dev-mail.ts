import type { FastifyReply } from "fastify";
import { notFound } from "../../errors.ts";
import { isOwnMachine } from "../../own-machine.ts";
import type { MailFolder } from "../../ports/mail/folder/folder.ts";
import type { Routes } from "../handle.ts";
import { listPage, mailPage, style } from "./pages.ts";

/**
 * `/dev/mail`: what the shop has written, while mails go to a folder. Where others reach the shop there is no such
 * page: the links in mails sign in.
 */
export const devMailRoutes: Routes = (app, { ports, env }) => {
  if (ports.mail.name !== "folder" || !isOwnMachine(env)) return;
  const mails = ports.mail as MailFolder;

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
};

function page(reply: FastifyReply): FastifyReply {
  return reply.headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
  });
}
