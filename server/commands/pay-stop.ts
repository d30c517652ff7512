import type { Services } from "../services.ts";
import type { Attempt } from "./pay-attempts.ts";
import { settle } from "./pay-settle.ts";

/**
 * Stops a payment that waits for its buyer, so that another may begin. The attempt is closed here before its provider hears of it: a success
 * that comes in between either has confirmed the booking, and nothing is stopped, or finds the attempt closed and goes back. The other way
 * round, the provider would void what a confirmed booking was paid with.
 */
export async function stop(services: Services, attempt: Pick<Attempt, "id">, reference: string): Promise<void> {
  const { db, ports } = services;
  await settle(services, attempt.id, { reference, state: "cancelled", resultCode: "Cancelled", action: null, refusalReason: null, refunded: 0 });
  const { state } = await db.selectFrom("payment_attempt").select("state").where("id", "=", attempt.id).executeTakeFirstOrThrow();
  if (state === "cancelled") await settle(services, attempt.id, await ports.payment.cancel(reference));
}
