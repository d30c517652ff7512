import { instantAt } from "../../clock.ts";
import { updateAttempt } from "../../db/queries/payment-attempt.ts";
import { findRefund } from "../../db/queries/refund.ts";
import type { RefundTable } from "../../db/schema.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { teamRefundStates } from "../../domain/refund-state.ts";
import type { Services } from "../../services.ts";
import type { SignedInSession } from "../../domain/session.ts";
import { writeRefundDocument } from "../document/write-document.ts";
import { changeRefund, type RefundKey } from "./change-refund.ts";
import type { BankAccount } from "./give-account.ts";
import { executeRefunds } from "./refund.ts";

/**
 * Retries a refused refund at the payment provider under a new key, and records the team's member. `retries` is the
 * number on the team's page. Throws 404 `booking_not_found`, also for a refund of another
 * booking; 409 `changed_meanwhile`.
 */
export async function retryRefusedRefund(
  services: Services,
  caller: Pick<SignedInSession, "email">,
  ids: RefundKey,
  { retries }: { readonly retries: number },
): Promise<void> {
  const at = instantAt(services.clock.now());
  const { payment_attempt_id } = await transact(services.db, async (trx) => {
    const refund = await changeRefund(trx, ids, ["refused"], retries, {
      state: "due",
      retries: retries + 1,
      provider_reference: null,
      accepted_at: null,
    });
    // If the process ends before the provider answers, the reconciling job retries with the same key.
    await updateAttempt(trx, refund.payment_attempt_id, { check_at: at, tries: 0 });
    const changes = [{ field: "refund", from: null, to: String(refund.amount) }];
    await insertTeamStep(trx, {
      entity: "booking",
      entityId: ids.bookingId,
      actor: caller.email,
      action: "refund_retried",
      changes,
      at,
    });
    return refund;
  });
  await executeRefunds(services, payment_attempt_id);
}

/**
 * Closes a refused or overdue refund that was paid by other means; `note` says how, `account` where to: null for
 * another way than a transfer; without it what is known stays. Records the team's member and the time. Throws 404
 * `booking_not_found`, also for a refund of another booking; 409 `changed_meanwhile`.
 */
export async function settleRefusedRefund(
  { db, clock }: Pick<Services, "db" | "clock">,
  caller: Pick<SignedInSession, "email">,
  ids: RefundKey,
  {
    retries,
    note,
    account,
  }: { readonly retries: number; readonly note: string; readonly account?: BankAccount | null | undefined },
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    await lockRow(trx, "booking", ids.bookingId);
    const known = await findRefund(trx, ids.refundId);
    const refund = await changeRefund(trx, ids, teamRefundStates, retries, {
      ...(account !== undefined && {
        account_iban: account?.iban ?? null,
        account_holder: account?.holder ?? null,
        account_given_by: account && (isKnown(account, known) ? known.account_given_by : caller.email),
      }),
      state: "settled",
      done_at: at,
      settled_by: caller.email,
      settled_note: note,
    });
    await writeRefundDocument(trx, refund, at);
    const changes = [{ field: "refund", from: null, to: String(refund.amount) }];
    await insertTeamStep(trx, {
      entity: "booking",
      entityId: ids.bookingId,
      actor: caller.email,
      action: "refund_settled",
      note,
      changes,
      at,
    });
  });
}

function isKnown({ iban, holder }: BankAccount, known: RefundTable | undefined): known is RefundTable {
  return known?.account_iban === iban && known.account_holder === holder;
}
