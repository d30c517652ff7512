import type { AdminCode, AdminCodeDetails } from "../../sdk/contracts/admin/codes.ts";
import { money } from "../../sdk/contracts/money.ts";
import { msOf } from "../clock.ts";
import type { Rebate } from "../db/queries/rebate.ts";
import type { listEntriesOfVoucher } from "../db/queries/issued-code.ts";
import type { IssuedCodeTable, VoucherTable } from "../db/schema.ts";
import { dateInZurich, wireInstant } from "../domain/wall-time.ts";

/** A code with the rebate or the voucher that it is of. */
export interface IssuedCode {
  readonly issued: IssuedCodeTable;
  readonly rebate: Rebate | undefined;
  readonly voucher: VoucherTable | undefined;
}

/** `now`: an instant of the database. */
export function presentTeamCode({ issued, rebate, voucher }: IssuedCode, now: string): AdminCode {
  const { label = null, valid_until = null, ended_at = null } = rebate ?? voucher ?? {};
  const isSpent = rebate?.uses_left === 0 || voucher?.balance === 0;
  const isOver = isSpent || ended_at !== null || (valid_until !== null && valid_until <= now);
  return {
    code: issued.code,
    kind: issued.kind,
    label,
    state: isOver ? "over" : "valid",
    // The end of a day is the first instant of the next.
    validUntil: valid_until && dateInZurich(msOf(valid_until) - 1),
    endedAt: ended_at && wireInstant(ended_at),
    createdAt: issued.created_at && wireInstant(issued.created_at),
    rebate: rebate ? { kind: rebate.kind, value: rebate.value, usesLeft: rebate.uses_left } : null,
    voucher: voucher
      ? { value: money(voucher.value), balance: money(voucher.balance), recipientEmail: voucher.recipient_email }
      : null,
  };
}

export function presentEntries(entries: Awaited<ReturnType<typeof listEntriesOfVoucher>>): AdminCodeDetails["entries"] {
  return entries.map(({ booking_id, number, amount, state, at }) => ({
    bookingId: booking_id,
    bookingNumber: number,
    amount: money(amount),
    state,
    at: wireInstant(at),
  }));
}
