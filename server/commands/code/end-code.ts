import { normaliseCode } from "../../../sdk/contracts/code.ts";
import { instantAt } from "../../clock.ts";
import { markCodeEnded, findIssuedCode } from "../../db/queries/issued-code.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { transact } from "../../db/transact.ts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";

/**
 * Ends a code: nobody can add it, and a check-out with it is refused. What is booked with it stays; what returns to an
 * ended voucher is in its ledger, for the team to decide. Throws 404 `code_not_found`.
 */
export async function endCode(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  name: string,
): Promise<void> {
  const code = normaliseCode(name);
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    const issued = await findIssuedCode(trx, code);
    if (!issued) throw notFound("code_not_found");
    if (await markCodeEnded(trx, issued, at))
      await insertTeamStep(trx, { entity: "code", entityId: code, actor, action: "code_ended", at });
  });
}
