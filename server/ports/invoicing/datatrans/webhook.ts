import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { AppError, notFound } from "../../../errors.ts";
import type { RouteTools } from "../../provider.ts";
import type { DatatransPort } from "./datatrans-port.ts";
import { TransactionId } from "./transaction.ts";

/** Where Datatrans posts its webhooks, and where it sends buyers back to, on the shop's origin. */
export const datatransWebhookPath = "/api/payment/webhooks/datatrans";
export const datatransReturnPath = "/api/payment/returns/datatrans";
/** The same for buyers who have not paid. */
export const datatransUnpaidPath = `${datatransReturnPath}/unpaid`;

/**
 * `POST /api/payment/webhooks/datatrans`: a signed hint makes us read the transaction again; what it says is never
 * believed. `GET /api/payment/returns/datatrans`, and `/unpaid` below it: from Datatrans' page back to the buyer's.
 */
export function datatransRoutes(
  app: FastifyInstance,
  datatrans: Pick<DatatransPort, "hintOf">,
  { refreshPayment, returnUrlOf, failureUrlOf }: Pick<RouteTools, "refreshPayment" | "returnUrlOf" | "failureUrlOf">,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.route({ method: "POST", url: datatransWebhookPath, handler: receive });
  app.route({ method: "GET", url: datatransReturnPath, handler: comeBack });
  app.route({ method: "GET", url: datatransUnpaidPath, handler: comeBackUnpaid });

  async function comeBack(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = transactionOf(request);
    const there = await returnUrlOf(id);
    if (there === null) throw notFound("not_found");
    const back = new URL(there);
    back.searchParams.set("redirectResult", id);
    return lead(reply, back.href);
  }

  /** The payment is read first: that page does not ask for it, and begins another. */
  async function comeBackUnpaid(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = transactionOf(request);
    const there = await failureUrlOf(id);
    if (there === null) return comeBack(request, reply);
    await refreshPayment(id);
    return lead(reply, there);
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

function transactionOf({ query }: FastifyRequest): string {
  const id = v.safeParse(TransactionId, (query as { datatransTrxId?: unknown }).datatransTrxId);
  if (!id.success) throw notFound("not_found");
  return id.output;
}

function lead(reply: FastifyReply, there: string): FastifyReply {
  return reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" }).redirect(there, 303);
}
