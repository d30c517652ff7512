import { applyAsDistributor as applyCall, getDistributor } from "../../../sdk/contracts/calls/distributor.ts";
import { applyAsDistributor } from "../../commands/distributor/apply.ts";
import { findUser } from "../../db/queries/account-user.ts";
import { findDistributor } from "../../db/queries/distributor.ts";
import { requireSignedIn } from "../../domain/session.ts";
import { presentDistributor } from "../../presenters/distributor.ts";
import { creditOf } from "../../commands/distributor/credit.ts";
import { handle, type Routes } from "../handle.ts";

/** The company that an account books on invoice for: its application, limit and what is open. */
export const distributorAccountRoutes: Routes = (app, services) => {
  const { db } = services;

  async function own(userId: string) {
    const user = await findUser(db, userId);
    const row = user?.distributor_id ? await findDistributor(db, user.distributor_id) : undefined;
    return row ? presentDistributor(await creditOf(db, row)) : null;
  }

  handle(app, services, getDistributor, async ({ session }) => ({
    distributor: await own(requireSignedIn(session).userId),
  }));

  handle(app, services, applyCall, async ({ body, session }) => {
    const caller = requireSignedIn(session);
    await applyAsDistributor(services, caller, body);
    return { distributor: (await own(caller.userId))! };
  });
};
