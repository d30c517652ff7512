import { instantAt } from "../../clock.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { transact } from "../../db/transact.ts";
import { findRegistration, updateRegistrationDecided } from "../../db/queries/supplier-registration.ts";
import { AppError, changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { announceToSupplier } from "../team-outbox.ts";

export interface Decision {
  readonly revision: number;
  readonly state: "approved" | "rejected";
  /** The team's note to the company. */
  readonly note: string;
}

/**
 * Approves or rejects a company's registration, and sends it a mail. Repeating a decision changes and sends nothing.
 * Throws 404 `registration_not_found`, 409 `changed_meanwhile`, 400 `invalid_input` for a rejection without a note.
 */
export async function decideRegistration(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  id: string,
  decision: Decision,
): Promise<void> {
  const { revision, state, note } = decision;
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    const known = await findRegistration(trx, id);
    if (!known) throw notFound("registration_not_found");
    if (known.revision !== revision) throw changedMeanwhile();
    if (state === "rejected" && note === "")
      throw new AppError("invalid_input", "A rejection needs a note.", { note: "a note to them is wanted" });
    if (known.state === state) return;
    const decided = { state, note: note || null, decided_at: at };
    if (!(await updateRegistrationDecided(trx, id, revision, decided))) throw changedMeanwhile();
    await insertTeamStep(trx, {
      entity: "registration",
      entityId: id,
      actor: actor,
      action: state,
      note,
      revision: revision + 1,
      at,
    });
    await announceToSupplier(trx, state === "approved" ? "supplier_approved" : "supplier_rejected", id, at);
  });
}
