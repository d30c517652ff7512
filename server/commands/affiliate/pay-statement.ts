import { affiliateNumber } from "../../../sdk/contracts/affiliate-number.ts";
import { maskedIban } from "../../../sdk/contracts/iban.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findShownStatement, markStatement, type PaidMark } from "../../db/queries/affiliate-statement.ts";
import { findAffiliate } from "../../db/queries/affiliate.ts";
import { insertTeamStep, type NewStep } from "../../db/queries/team-step.ts";
import { transact } from "../../db/transact.ts";
import { dateInZurich, datePlus } from "../../domain/wall-time.ts";
import { AppError, changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";

/** A statement by the number of its affiliate, as a path has it, and its month (`2026-11`). */
export interface StatementKey {
  readonly affiliateId: string;
  readonly month: string;
}

export interface Payout {
  /** Calendar date. */
  readonly paidOn: string;
  /** Of the bank's transfer. */
  readonly reference: string;
  /** The account that was paid to: null for none, undefined where the page does not say it. */
  readonly iban?: string | null | undefined;
}

/**
 * Marks a statement as paid out, with the account that was displayed: the affiliate may have named another one while
 * the transfer was on its way. Where the page is opened after the transfer, it displays their present account, which
 * may not be the one that was paid to. Where the page does not say the account, it is the present one. The same mark
 * again changes nothing. Throws 404 `statement_not_found`, 409 `changed_meanwhile` where it has another mark, 400
 * `invalid_input` where nothing is to be paid, and for a date in the future or before the month was over.
 */
export async function payStatement(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  key: StatementKey,
  { paidOn, reference, iban }: Payout,
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    const known = await readStatement(trx, key);
    if (hasMark(known, { paidOn, reference, iban })) return;
    if (known.payable_amount === 0) throw new AppError("invalid_input", "Nothing of this statement is paid out.");
    if (paidOn > dateInZurich(clock.now()) || paidOn < datePlus(`${known.month}-01`, { months: 1 }))
      throw new AppError("invalid_input", "It can't have been paid on this date.", {
        paidOn: "from the end of the month until today",
      });
    const paid_iban = iban === undefined ? await presentIban(trx, known) : iban;
    const mark = { paid_on: paidOn, paid_reference: reference, paid_iban };
    if (!(await markStatement(trx, known, { from: null, to: mark }))) throw changedMeanwhile();
    await insertTeamStep(trx, stepOf("statement_paid", known, { actor, at, from: null, to: mark }));
  });
}

/**
 * Takes the mark of a statement back, with a reason for the history: the one that was displayed, so that nobody
 * takes back what they have not seen. Without a mark it changes nothing. Throws 404 `statement_not_found`, 409
 * `changed_meanwhile` where it has another mark.
 */
export async function unpayStatement(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  key: StatementKey,
  { note, ...displayed }: Payout & { readonly note: string },
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    const known = await readStatement(trx, key);
    if (known.paid_on === null) return;
    if (!hasMark(known, displayed)) throw changedMeanwhile();
    if (!(await markStatement(trx, known, { from: known, to: null }))) throw changedMeanwhile();
    await insertTeamStep(trx, { ...stepOf("statement_unpaid", known, { actor, at, from: known, to: null }), note });
  });
}

/** Whether a statement has this mark; the account is compared where one is given. */
function hasMark(known: PaidMark, { paidOn, reference, iban = known.paid_iban }: Payout): boolean {
  return known.paid_on === paidOn && known.paid_reference === reference && known.paid_iban === iban;
}

function stepOf(
  action: "statement_paid" | "statement_unpaid",
  { affiliate_id, month }: { readonly affiliate_id: number; readonly month: string },
  {
    actor,
    at,
    from,
    to,
  }: {
    readonly actor: string;
    readonly at: string;
    readonly from: PaidMark | null;
    readonly to: PaidMark | null;
  },
): NewStep {
  const [before, after] = [from, to].map((mark) => (mark?.paid_iban ? maskedIban(mark.paid_iban) : null));
  return {
    entity: "affiliate",
    entityId: affiliate_id,
    actor,
    action,
    changes: [
      { field: "statement", from: null, to: month },
      { field: "paid_on", from: from?.paid_on ?? null, to: to?.paid_on ?? null },
      { field: "paid_reference", from: from?.paid_reference ?? null, to: to?.paid_reference ?? null },
      ...(before || after ? [{ field: "paid_iban", from: before ?? null, to: after ?? null }] : []),
    ],
    at,
  };
}

async function presentIban(trx: Trx, { affiliate_id }: { readonly affiliate_id: number }): Promise<string | null> {
  return (await findAffiliate(trx, affiliate_id))?.iban ?? null;
}

async function readStatement(trx: Trx, { affiliateId, month }: StatementKey) {
  const id = affiliateNumber(affiliateId);
  const known = id === null ? undefined : await findShownStatement(trx, id, month);
  if (!known) throw notFound("statement_not_found");
  return known;
}
