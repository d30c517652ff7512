import type { Kysely } from "kysely";
import type { ProviderRefund } from "../payment.ts";
import { refundCourses, type RefundCourse } from "./cards.ts";
import type { SandboxPayment, SandboxTables } from "./tables.ts";

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
export function sandboxRefunds(tables: Kysely<SandboxTables>, now: () => string, settlesAt: () => string) {
  async function read(key: string): Promise<ProviderRefund> {
    const refund = await tables.selectFrom("sandbox_refund").select("key").where("key", "=", key).executeTakeFirst();
    if (!refund) return failed(null, "unknown_reference");
    const late = await tables.selectFrom("sandbox_late_refund").selectAll().where("key", "=", key).executeTakeFirst();
    if (!late) return { reference: key, state: "succeeded", failureReason: null };
    const { before, after } = courses[late.course];
    const state = late.settled_at === null ? before : after;
    return state === "failed" ? failed(key, "lost_or_stolen_card") : { reference: key, state, failureReason: null };
  }

  return {
    read,

    /** Takes an amount (Rappen) out of a captured payment; the same key gives it once. */
    async give(reference: string, amount: number, key: string): Promise<ProviderRefund> {
      const isGiven = await tables.transaction().execute(async (trx) => {
        const payment = await trx
          .selectFrom("sandbox_payment")
          .selectAll()
          .where("reference", "=", reference)
          .executeTakeFirst();
        const captured = payment ? await capturedOf(trx, payment) : 0;
        const refund = await trx
          .insertInto("sandbox_refund")
          .values({ key, reference, amount, created_at: now() })
          .onConflict((conflict) => conflict.column("key").doNothing())
          .returning("key")
          .executeTakeFirst();
        if (!refund) return true;
        const given = await trx
          .updateTable("sandbox_payment")
          .set((row) => ({ refunded: row("refunded", "+", amount) }))
          .where("reference", "=", reference)
          .where("state", "=", "captured")
          .where((row) => row(row("refunded", "+", amount), "<=", captured))
          .returning("reference")
          .executeTakeFirst();
        if (!given) await trx.deleteFrom("sandbox_refund").where("key", "=", key).execute();
        if (!given) return false;
        const card = await trx
          .selectFrom("sandbox_token")
          .select("outcome")
          .where("used_by", "=", reference)
          .executeTakeFirst();
        const course = refundCourses.find((each) => each === card?.outcome);
        if (course)
          await trx
            .insertInto("sandbox_late_refund")
            .values({ key, course, settles_at: settlesAt(), settled_at: null })
            .execute();
        return true;
      });
      return isGiven ? read(key) : failed(null, "exceeds_payment");
    },

    /**
     * Ends the refunds whose time has come; answers with the payments that they are of. What fails is in its payment
     * again.
     */
    async settleDue(): Promise<string[]> {
      const due = await tables
        .selectFrom("sandbox_late_refund as late")
        .innerJoin("sandbox_refund as refund", "refund.key", "late.key")
        .select(["late.key", "late.course", "refund.reference", "refund.amount"])
        .where("late.settled_at", "is", null)
        .where("late.settles_at", "<=", now())
        .execute();
      const settled: string[] = [];
      for (const { key, course, reference, amount } of due) {
        const isFirst = await tables.transaction().execute(async (trx) => {
          const ended = await trx
            .updateTable("sandbox_late_refund")
            .set({ settled_at: now() })
            .where("key", "=", key)
            .where("settled_at", "is", null)
            .returning("key")
            .executeTakeFirst();
          if (!ended) return false;
          if (courses[course].after === "failed") {
            const back = trx.updateTable("sandbox_payment").set((row) => ({ refunded: row("refunded", "-", amount) }));
            await back.where("reference", "=", reference).execute();
          }
          return true;
        });
        if (isFirst) settled.push(reference);
      }
      return settled;
    },
  };
}

/** Rappen that were taken of a payment: all of it, where none of it was released. */
export async function capturedOf(
  tables: Kysely<SandboxTables>,
  { reference, state, amount }: SandboxPayment,
): Promise<number> {
  if (state !== "captured") return 0;
  return (
    (await tables.selectFrom("sandbox_capture").select("amount").where("reference", "=", reference).executeTakeFirst())
      ?.amount ?? amount
  );
}

function failed(reference: string | null, failureReason: string): ProviderRefund {
  return { reference, state: "failed", failureReason };
}
