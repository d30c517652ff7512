import type { RebateKind } from "../../../sdk/contracts/admin/codes.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { insertIssuedCode, insertRebate, insertVoucher } from "../../db/queries/issued-code.ts";
import { insertMail } from "../../db/queries/outbox.ts";
import { listRebates } from "../../db/queries/rebate.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { listVouchers } from "../../db/queries/voucher.ts";
import { foldTexts } from "../../db/search-text.ts";
import { transact } from "../../db/transact.ts";
import { datePlus, instantOfWallTime } from "../../domain/wall-time.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { newCode } from "./new-code.ts";
import { voucherMailKind, type VoucherMailPayload } from "./voucher-outbox.ts";

type Needed = Pick<Services, "db" | "clock">;

interface Common {
  /** Empty: buyers read the code. */
  readonly label: string;
  /** The last day in Zurich; null: without one. */
  readonly validUntil: string | null;
}

export interface NewRebate extends Common {
  /** Normalised; empty: a new one. */
  readonly code: string;
  readonly kind: RebateKind;
  /** Percent, or Rappen. */
  readonly value: number;
  readonly uses: number | null;
}

export interface NewVoucher extends Common {
  /** Normalised; unset: a new one that nobody guesses. */
  readonly code?: string;
  /** Rappen. */
  readonly amount: number;
  readonly email: string;
  readonly locale: Locale;
}

/**
 * Creates a rebate; returns its code. Throws 409 `code_exists` where a rebate or a voucher has it, or had it (RULES
 * 10), 400 `invalid_input` for a last day that is over. `act` runs in its transaction.
 */
export async function createRebate(
  { db, clock }: Needed,
  actor: string,
  rebate: NewRebate,
  act: (trx: Trx, code: string) => Promise<void>,
): Promise<string> {
  const { kind, value, uses } = rebate;
  const at = instantAt(clock.now());
  const valid_until = endOf(rebate.validUntil, at);
  const label = rebate.label || null;
  return transact(db, async (trx) => {
    const code = rebate.code || newCode();
    await takeName(trx, code, "rebate", [label ?? ""], at);
    const limits = { valid_until, uses_left: uses, ended_at: null };
    await insertRebate(trx, { code, kind, value, label, ...limits, created_at: at });
    await insertTeamStep(trx, { entity: "code", entityId: code, actor, action: "code_issued", at });
    await act(trx, code);
    return code;
  });
}

/**
 * Issues a gift voucher, and puts the mail to its recipient into the outbox; returns the code. Throws 409
 * `code_exists`, 400 `invalid_input` for a last day that is over. `act` runs in its transaction.
 */
export async function issueVoucher(
  { db, clock }: Needed,
  actor: string,
  { amount, email, locale, ...voucher }: NewVoucher,
  act: (trx: Trx, code: string) => Promise<void>,
): Promise<string> {
  const at = instantAt(clock.now());
  const valid_until = endOf(voucher.validUntil, at);
  const label = voucher.label || null;
  return transact(db, async (trx) => {
    const code = voucher.code ?? newCode();
    await takeName(trx, code, "voucher", [label ?? "", email], at);
    await insertVoucher(trx, {
      code,
      label,
      value: amount,
      balance: amount,
      valid_until,
      ended_at: null,
      created_at: at,
      recipient_email: email,
      recipient_locale: locale,
    });
    await insertTeamStep(trx, { entity: "code", entityId: code, actor, action: "code_issued", at });
    await insertMail(trx, voucherMailKind, { code } satisfies VoucherMailPayload, at);
    await act(trx, code);
    return code;
  });
}

/** The one place that gives a code its name: rebates and vouchers share one field, and so one name space. */
async function takeName(
  trx: Trx,
  code: string,
  kind: "rebate" | "voucher",
  texts: readonly string[],
  at: string,
): Promise<void> {
  const row = { code, kind, search_text: foldTexts([code, ...texts]), created_at: at };
  // What was written to the database by hand has a row and no name.
  const byHand = [...(await listRebates(trx, [code])), ...(await listVouchers(trx, [code]))];
  if (byHand.length > 0 || !(await insertIssuedCode(trx, row)))
    throw new AppError("code_exists", `The code ${code} is taken.`, { code: "another code is wanted" });
}

/** The end of the last day in Zurich, as an instant of the database. */
function endOf(lastDay: string | null, now: string): string | null {
  if (lastDay === null) return null;
  const end = instantAt(instantOfWallTime(datePlus(lastDay, { days: 1 }), "00:00"));
  if (end <= now)
    throw new AppError("invalid_input", "The last day is over.", { validUntil: "a day to come is wanted" });
  return end;
}
