import { randomUUID } from "node:crypto";
import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import type { collectOtherwise as collectCall } from "../../../sdk/contracts/calls/admin/collect.ts";
import type { Trx } from "../../db/connection.ts";
import { updateAttempt } from "../../db/queries/payment-attempt.ts";
import { listShares, updateShare } from "../../db/queries/payment-share.ts";
import { insertRefund, listRefundsOfAttempt } from "../../db/queries/refund.ts";
import type { BookingItemTable } from "../../db/schema.ts";
import { partsOfShares } from "../../domain/payment-shares.ts";
import { teamProvider } from "../../domain/team-payment.ts";
import { writeReceiptOfShares } from "../document/write-document.ts";
import type { Attempt } from "../payment/attempts.ts";
import { changeState } from "../states.ts";

interface CollectedShares {
  readonly way: ParsedInput<typeof collectCall>["body"]["way"];
  /** All that is to be collected, in Rappen. */
  readonly amount: number;
  /** The items that stand. */
  readonly items: readonly BookingItemTable[];
}

/**
 * Records that the team has collected or waived what some shares could not be charged with; the other shares stay. What
 * is collected is paid back by hand, where it goes back. Part of the transaction that has locked the booking.
 */
export async function collectShares(
  trx: Trx,
  attempt: Attempt,
  { way, amount, items }: CollectedShares,
  at: string,
): Promise<void> {
  const shares = await listShares(trx, attempt.id);
  const parts = partsOfShares(shares, await listRefundsOfAttempt(trx, attempt.id), 0, amount);
  for (const { share, amount: part } of parts) {
    if (way === "waived")
      await insertRefund(trx, {
        id: randomUUID(),
        booking_id: attempt.booking_id,
        booking_item_id: items[0]!.id,
        payment_attempt_id: attempt.id,
        payment_share_id: share.id,
        amount: part,
        reason: "waived_by_team",
        state: "released",
        created_at: at,
        done_at: at,
      });
    else {
      await changeState(trx, "payment_share", share.id, ["failed"], "captured", "collected_by_team", at);
      // With what was released of it before: the part that is collected is left.
      await updateShare(trx, share.id, {
        provider: teamProvider,
        method: way,
        captured_amount: share.amount,
        settled_at: at,
      });
    }
  }
  if (way === "waived") return;
  await updateAttempt(trx, attempt.id, { capture_amount: (attempt.capture_amount ?? 0) + amount });
  await writeReceiptOfShares(trx, attempt.booking_id, { method: way, amount }, at);
}
