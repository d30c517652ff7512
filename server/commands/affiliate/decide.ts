import { affiliateNumber } from "../../../sdk/contracts/affiliate-number.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findAffiliate, updateAffiliate } from "../../db/queries/affiliate.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import type { AffiliateTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { canAffiliateBecome, type AffiliateState } from "../../domain/affiliate-state.ts";
import { AppError, changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { announceAffiliate } from "./outbox.ts";

export interface AffiliateDecision {
  readonly revision: number;
  readonly state: Exclude<AffiliateState, "applied">;
  /** The team's note to them. */
  readonly note: string;
}

/**
 * Approves, rejects or closes an affiliate, and sends a mail. Repeating a decision changes and sends nothing. Throws
 * 404 `affiliate_not_found`, 409 `changed_meanwhile`, 400 `invalid_input` where the state allows no such decision, and
 * for a rejection or an end without a note.
 */
export async function decideAffiliate(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  code: string,
  { revision, state, note }: AffiliateDecision,
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    const known = await readAffiliate(trx, code, revision);
    if (state !== "approved" && note === "")
      throw new AppError("invalid_input", "This decision needs a note.", { note: "a note to them is wanted" });
    if (known.state === state) return;
    if (!canAffiliateBecome(known.state, state))
      throw new AppError("invalid_input", `An affiliate that is ${known.state} can't become ${state}.`);
    const decided = { state, note: note || null, decided_at: at };
    if (!(await updateAffiliate(trx, known, decided))) throw changedMeanwhile();
    const step = { entity: "affiliate", entityId: known.id, actor, revision: revision + 1, at } as const;
    await insertTeamStep(trx, { ...step, action: state, note });
    await announceAffiliate(trx, `affiliate_${state}`, { affiliateId: known.id }, at);
  });
}

/**
 * Changes the commission of an affiliate on bookings from now on; those that are made keep theirs (RULES 19). Throws
 * 404 `affiliate_not_found`, 409 `changed_meanwhile`.
 */
export async function changeCommission(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  code: string,
  { revision, commissionPercent }: { readonly revision: number; readonly commissionPercent: number },
): Promise<void> {
  await transact(db, async (trx) => {
    const known = await readAffiliate(trx, code, revision);
    const before = known.commission_percent;
    if (before === commissionPercent) return;
    if (!(await updateAffiliate(trx, known, { commission_percent: commissionPercent }))) throw changedMeanwhile();
    await insertTeamStep(trx, {
      entity: "affiliate",
      entityId: known.id,
      actor,
      action: "commission_changed",
      changes: [{ field: "commission_percent", from: String(before), to: String(commissionPercent) }],
      revision: revision + 1,
      at: instantAt(clock.now()),
    });
  });
}

async function readAffiliate(trx: Trx, code: string, revision: number): Promise<AffiliateTable> {
  const id = affiliateNumber(code);
  const known = id === null ? undefined : await findAffiliate(trx, id);
  if (!known) throw notFound("affiliate_not_found");
  if (known.revision !== revision) throw changedMeanwhile();
  return known;
}
