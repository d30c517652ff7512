import { randomUUID } from "node:crypto";
import type { DistributorApplication } from "../../../sdk/contracts/requests/distributor.ts";
import { day, instantAt } from "../../clock.ts";
import { findUser, updateUser } from "../../db/queries/account-user.ts";
import { findDistributor, insertDistributor, updateDistributor } from "../../db/queries/distributor.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { transact } from "../../db/transact.ts";
import { canDistributorBecome } from "../../domain/distributor-state.ts";
import type { SignedInSession } from "../../domain/session.ts";
import { AppError, changedMeanwhile } from "../../errors.ts";
import { consumeAttempt } from "../../security/attempt-limit.ts";
import type { Services } from "../../services.ts";
import { acceptedTerms } from "../accepted-terms.ts";
import { checkDetails, columnsOf } from "./details.ts";
import { announceDistributor } from "./outbox.ts";

/** Each writes to the team: more than somebody needs who corrects what was rejected. */
const limit = { action: "distributor application", most: 5, within: day } as const;

/**
 * Stores an account's application to book on invoice for a company, and confirms it by mail; one that was rejected
 * waits for a decision again. Throws 400 `invalid_input`, 409 `distributor_exists`, 409 `terms_changed`, 429
 * `too_many_requests`.
 */
export async function applyAsDistributor(
  services: Pick<Services, "db" | "clock">,
  { userId, email }: Pick<SignedInSession, "userId" | "email">,
  { termsVersion, ...details }: DistributorApplication,
): Promise<void> {
  const { db, clock } = services;
  checkDetails(details);
  const terms_version = acceptedTerms(termsVersion);
  if (!(await consumeAttempt(services, limit, userId)))
    throw new AppError("too_many_requests", "This account has applied several times today: try again tomorrow.");
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    const user = await findUser(trx, userId);
    const known = user?.distributor_id ? await findDistributor(trx, user.distributor_id) : undefined;
    const sent = { ...columnsOf(details), state: "applied", terms_version } as const;
    const id = known?.id ?? randomUUID();
    if (known) {
      if (!canDistributorBecome(known.state, "applied"))
        throw new AppError("distributor_exists", "This account books for a company already, or has applied for one.");
      if (!(await updateDistributor(trx, known, sent))) throw changedMeanwhile();
      await insertTeamStep(trx, {
        entity: "distributor",
        entityId: id,
        actor: email,
        action: "applied",
        revision: known.revision + 1,
        at,
      });
    } else {
      await insertDistributor(trx, { ...sent, id, note: null, created_at: at, decided_at: null, revision: 0 });
      await updateUser(trx, userId, { distributor_id: id, invoice_approved: 0, updated_at: at });
    }
    for (const kind of ["distributor_applied", "distributor_to_team"] as const)
      await announceDistributor(trx, kind, id, at);
  });
}
