import type { ProviderRefund } from "../payment.ts";
import { isDisputeOpen } from "../../../domain/dispute.ts";
import { refundCourses, type RefundCourse } from "./cards.ts";
import {
  addRefunded,
  deleteRefund,
  findDispute,
  findCapture,
  findLateRefund,
  findOutcomeOfCard,
  findPayment,
  hasRefund,
  insertLateRefund,
  insertRefundOnce,
  listRefundsToSettle,
  markRefundSettled,
  subtractRefunded,
  type SandboxDb,
} from "./queries.ts";
import type { SandboxPayment } from "./tables.ts";

/** How a refund that did not end at once stands, before and after it has. */
const courses: Record<
  RefundCourse,
  { readonly before: ProviderRefund["state"]; readonly after: ProviderRefund["state"] }
> = {
  refund_late: { before: "pending", after: "succeeded" },
  refund_fails: { before: "pending", after: "failed" },
  refund_fails_late: { before: "succeeded", after: "failed" },
};

/**
 * The sandbox's refunds, as another company keeps them: their keys are their references. `settlesAt`: when one ends
 * that begins now.
 */
export function sandboxRefunds(tables: SandboxDb, now: () => string, settlesAt: () => string) {
  async function read(key: string): Promise<ProviderRefund> {
    if (!(await hasRefund(tables, key))) return failed(null, "unknown_reference");
    const late = await findLateRefund(tables, key);
    if (!late) return { reference: key, state: "succeeded", failureReason: null };
    const { before, after } = courses[late.course];
    const state = late.settled_at === null ? before : after;
    return state === "failed" ? failed(key, "lost_or_stolen_card") : { reference: key, state, failureReason: null };
  }

  return {
    read,

    /** Takes an amount (Rappen) out of a captured payment; the same key gives it once. */
    async give(reference: string, amount: number, key: string): Promise<ProviderRefund> {
      const refusal = await tables.transaction().execute(async (trx) => {
        const payment = await findPayment(trx, reference);
        const captured = payment ? await capturedOf(trx, payment) : 0;
        const dispute = await findDispute(trx, reference);
        if (!(await insertRefundOnce(trx, { key, reference, amount, created_at: now() }))) return null;
        const lost = dispute?.state === "lost" ? dispute.amount : 0;
        const isDisputed = dispute !== undefined && isDisputeOpen(dispute);
        if (isDisputed || !(await addRefunded(trx, reference, amount, captured - lost))) {
          await deleteRefund(trx, key);
          return isDisputed ? "charge_disputed" : "exceeds_payment";
        }
        const card = await findOutcomeOfCard(trx, reference);
        const course = refundCourses.find((each) => each === card?.outcome);
        if (course) await insertLateRefund(trx, { key, course, settles_at: settlesAt(), settled_at: null });
        return null;
      });
      return refusal === null ? read(key) : failed(null, refusal);
    },

    /**
     * Ends the refunds that are due; returns the payments that they belong to. A failure is recorded in its payment.
     */
    async settleDue(): Promise<string[]> {
      const settled: string[] = [];
      for (const { key, course, reference, amount } of await listRefundsToSettle(tables, now())) {
        const isFirst = await tables.transaction().execute(async (trx) => {
          if (!(await markRefundSettled(trx, key, now()))) return false;
          if (courses[course].after === "failed") await subtractRefunded(trx, reference, amount);
          return true;
        });
        if (isFirst) settled.push(reference);
      }
      return settled;
    },
  };
}

/** Rappen that were taken of a payment: all of it, where none of it was released. */
export async function capturedOf(tables: SandboxDb, { reference, state, amount }: SandboxPayment): Promise<number> {
  // One that has failed after its capture brought nothing.
  if (state !== "captured") return 0;
  return (await findCapture(tables, reference))?.amount ?? amount;
}

function failed(reference: string | null, failureReason: string): ProviderRefund {
  return { reference, state: "failed", failureReason };
}
