import { endCode } from "../commands/code/end-code.ts";
import { createRebate, issueVoucher } from "../commands/code/issue-code.ts";
import { findIssuedCode } from "../db/queries/issued-code.ts";
import { findMeta, sourceKey } from "../db/queries/meta.ts";
import { listTeamSteps } from "../db/queries/team-step.ts";
import { AppError } from "../errors.ts";
import { isOwnMachine } from "../settings/own-machine.ts";
import { defaultLocale } from "../../sdk/contracts/locale.ts";
import type { Services } from "../services.ts";

/** Who issued them, in the team's history; it marks a code as the demo's. */
const actor = "demo@gipfel.example";
/** 10 % of the tickets, without a limit. */
export const demoRebate = "DEMO10";
/** A gift voucher of CHF 50.00. */
export const demoVoucher = "DEMOGIFT50";
const common = { label: "Demo", validUntil: null } as const;

/**
 * Issues the demo's rebate and gift voucher, where its accounts are made; once, so that an ended or spent one stays so.
 * Where others reach the shop, those that a demo has left in the database are ended: their codes are published.
 */
export async function seedDemoCodes(services: Services): Promise<void> {
  const { db, env } = services;
  if (!isOwnMachine(env)) return endThem(services);
  if (!env.DEMO || (await findMeta(db, sourceKey)) !== "demo") return;
  const act = async () => {};
  if (!(await findIssuedCode(db, demoRebate)))
    await createRebate(
      services,
      actor,
      { ...common, code: demoRebate, kind: "percent", value: 10, uses: null },
      act,
    ).catch(unlessTaken);
  if (!(await findIssuedCode(db, demoVoucher)))
    await issueVoucher(
      services,
      actor,
      { ...common, code: demoVoucher, amount: 5000, email: "gift@gipfel.example", locale: defaultLocale },
      act,
    ).catch(unlessTaken);
}

/** Another process that starts on the same database has just issued it. */
function unlessTaken(cause: unknown): void {
  if (!(cause instanceof AppError && cause.code === "code_exists")) throw cause;
}

/** What the team itself has issued by one of these names stays. */
async function endThem(services: Services): Promise<void> {
  const steps = await listTeamSteps(services.db, "code", [demoRebate, demoVoucher]);
  for (const [code, history] of steps)
    if (history.some(({ action, who }) => action === "code_issued" && who === actor))
      await endCode(services, actor, code);
}
