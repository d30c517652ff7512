import { instantAt } from "../../clock.ts";
import { findUser, findUserByEmail, updateUser } from "../../db/queries/account-user.ts";
import { findDistributor } from "../../db/queries/distributor.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";

type Needed = Pick<Services, "db" | "clock">;

/**
 * Lets an account book for a distributor. Throws 404 `distributor_not_found`, 404 `account_not_found`, 409
 * `distributor_exists` where it books for another one.
 */
export async function addAccount(
  { db, clock }: Needed,
  actor: string,
  distributorId: string,
  email: string,
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    await lockRow(trx, "distributor", distributorId);
    const distributor = await findDistributor(trx, distributorId);
    if (!distributor) throw notFound("distributor_not_found");
    const user = await findUserByEmail(trx, email);
    if (!user) throw notFound("account_not_found", { email: "there is no account of this address" });
    if (user.distributor_id === distributorId) return;
    if (user.distributor_id !== null)
      throw new AppError("distributor_exists", "This account books for another company.");
    const rights = distributor.state === "approved" ? ({ invoice_approved: 1, is_reseller: 1 } as const) : {};
    await updateUser(trx, user.id, { ...rights, distributor_id: distributorId, updated_at: at });
    await insertTeamStep(trx, {
      entity: "distributor",
      entityId: distributorId,
      actor,
      action: "account_added",
      changes: [{ field: "account", from: null, to: user.email }],
      revision: distributor.revision,
      at,
    });
  });
}

/** Takes an account from a distributor. Throws 404 `account_not_found` where it does not book for this one. */
export async function removeAccount(
  { db, clock }: Needed,
  actor: string,
  distributorId: string,
  userId: string,
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    await lockRow(trx, "distributor", distributorId);
    const user = await findUser(trx, userId);
    if (!user || user.distributor_id !== distributorId) throw notFound("account_not_found");
    await updateUser(trx, userId, { distributor_id: null, invoice_approved: 0, updated_at: at });
    await insertTeamStep(trx, {
      entity: "distributor",
      entityId: distributorId,
      actor,
      action: "account_removed",
      changes: [{ field: "account", from: user.email, to: null }],
      at,
    });
  });
}
