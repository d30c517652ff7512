import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { AppError, notFound } from "../../../errors.ts";
import type { RouteTools } from "../../provider.ts";
import type { DatatransPort } from "./datatrans-port.ts";
import { TransactionId } from "./transaction.ts";

/** Where Datatrans posts its webhooks, and where it sends buyers back to, on the shop's origin. */
export const datatransWebhookPath = "/api/payment/webhooks/datatrans";
export const datatransReturnPath = "/api/payment/returns/datatrans";

/**
 * `POST /api/payment/webhooks/datatrans`: a signed hint makes us read the transaction again; what it says is never
 * believed. `GET /api/payment/returns/datatrans`: from Datatrans' page back to the page that the buyer paid on.
 */
export function datatransRoutes(
  app: FastifyInstance,
  datatrans: Pick<DatatransPort, "hintOf">,
  { refreshPayment, returnUrlOf }: Pick<RouteTools, "refreshPayment" | "returnUrlOf">,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.route({ method: "POST", url: datatransWebhookPath, handler: receive });
  app.route({ method: "GET", url: datatransReturnPath, handler: comeBack });

  async function comeBack(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = v.safeParse(TransactionId, (request.query as { datatransTrxId?: unknown }).datatransTrxId);
    const there = id.success ? await returnUrlOf(id.output) : null;
    if (!id.success || there === null) throw notFound("not_found");
    const back = new URL(there);
    back.searchParams.set("redirectResult", id.output);
    return reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" }).redirect(back.href, 303);
  }

  async function receive(request: FastifyRequest): Promise<{ received: true }> {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const transactionId = datatrans.hintOf(body, String(request.headers["datatrans-signature"] ?? ""));
    if (transactionId === undefined) {
      request.log.warn("a webhook has no valid signature of Datatrans");
      throw new AppError("invalid_input", "The signature does not fit.");
    }
    await refreshPayment(transactionId);
    return { received: true };
  }
}
