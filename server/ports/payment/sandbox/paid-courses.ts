import type { ProviderDispute } from "../payment.ts";
import { paidCourses, type PaidCourse } from "./cards.ts";
import {
  findDispute,
  findOutcomeOfCard,
  findPayment,
  insertDispute,
  insertPaidCourse,
  listPaidCoursesDue,
  replacePaidCourse,
  replacePayment,
  updateDispute,
  type SandboxDb,
} from "./queries.ts";
import { capturedOf } from "./refunds.ts";

/** How long each step of a captured payment takes (ms): until it fails or is disputed, is under review, is decided. */
export const paidStepAfter = 10_000;
/** How long the shop may answer a dispute (ms): seven days. */
const respondWithin = 604_800_000;

/** What becomes of captured payments at the sandbox. `at(ms)`: the instant in so many ms. */
export function sandboxPaidCourses(tables: SandboxDb, at: (after?: number) => string) {
  /** Takes the next step of a payment; returns whether there is another one. */
  async function step(trx: SandboxDb, reference: string, course: PaidCourse): Promise<boolean> {
    if (course === "fails_late") {
      await replacePayment(trx, reference, ["captured"], { state: "failed", refusal_reason: "bank_reversal" });
      return false;
    }
    const dispute = await findDispute(trx, reference);
    if (!dispute) {
      const payment = (await findPayment(trx, reference))!;
      const amount = (await capturedOf(trx, payment)) - payment.refunded;
      if (amount <= 0) return false;
      const respondBy = at(respondWithin);
      await insertDispute(trx, { reference, state: "opened", amount, reason: "fraudulent", respond_by: respondBy });
      return true;
    }
    const isUnderReview = dispute.state === "under_review";
    const end = course === "dispute_won" ? "won" : "lost";
    await updateDispute(trx, reference, { state: isUnderReview ? end : "under_review" });
    return !isUnderReview;
  }

  return {
    /** Begins the course of a captured payment: the given one, or that of its card. */
    async begin(trx: SandboxDb, reference: string, given?: PaidCourse): Promise<void> {
      const outcome = given ?? (await findOutcomeOfCard(trx, reference))?.outcome;
      const course = paidCourses.find((each) => each === outcome);
      if (course) await insertPaidCourse(trx, { reference, course, next_at: at(paidStepAfter) });
    },

    /** Takes the steps that are due; returns the payments that have changed. */
    async settleDue(): Promise<string[]> {
      const changed: string[] = [];
      for (const due of await listPaidCoursesDue(tables, at()))
        await tables.transaction().execute(async (trx) => {
          if (!(await replacePaidCourse(trx, due, at(paidStepAfter)))) return;
          const hasNext = await step(trx, due.reference, due.course);
          if (!hasNext) await replacePaidCourse(trx, { ...due, next_at: at(paidStepAfter) }, null);
          changed.push(due.reference);
        });
      return changed;
    },

    async disputesOf(reference: string): Promise<ProviderDispute[]> {
      const dispute = await findDispute(tables, reference);
      if (!dispute) return [];
      const { state, amount, reason, respond_by } = dispute;
      return [{ reference: `dispute_${reference}`, state, amount, reason, respondBy: respond_by }];
    },
  };
}
