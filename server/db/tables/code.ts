import type { InstantText, Rappen } from "../../domain/records.ts";

export interface RebateTable {
  code: string;
  kind: "percent" | "fixed";
  /** Percent, or Rappen. */
  value: number;
  valid_until: InstantText | null;
  /** How often it can still be spent; null is without limit. */
  uses_left: number | null;
  /** What buyers read in place of the code; null: the code. */
  label: string | null;
  /** When the team ended it; null: not ended. */
  ended_at: InstantText | null;
  /** Null for what was issued before this was stored. */
  created_at: InstantText | null;
}

/** Every code that was issued, rebate or voucher: one name is given once. */
export interface IssuedCodeTable {
  /** As `normaliseCode` writes it. */
  code: string;
  kind: "rebate" | "voucher";
  /** Code, label and recipient, folded (`foldTexts`). */
  search_text: string;
  /** Null for what was issued before this was stored. */
  created_at: InstantText | null;
}

/** A gift voucher: a balance that pays beside a card (RULES 10). */
export interface VoucherTable {
  code: string;
  label: string | null;
  /** What it was issued for. */
  value: Rappen;
  /** What can be spent of it. Reservations of unpaid bookings are in it still. */
  balance: Rappen;
  valid_until: InstantText | null;
  /** When the team ended it; null: not ended. */
  ended_at: InstantText | null;
  created_at: InstantText;
  /** Whom the code is written to, in which language; null: nobody. */
  recipient_email: string | null;
  recipient_locale: string | null;
}

/** What happened to a voucher. Balance + spent − returned is its value. */
export interface VoucherEntryTable {
  id: string;
  voucher_code: string;
  booking_id: string;
  /** The item that an amount was returned for; null for other entries. */
  booking_item_id: string | null;
  /** The place among the vouchers of a booking. */
  sequence_index: number;
  amount: Rappen;
  /**
   * `reserved` at check-out: counts while the unpaid booking holds its seats; `released` where its payment goes back;
   * `spent` at confirmation; `returned` after a cancellation or a change.
   */
  state: "reserved" | "released" | "spent" | "returned";
  /** `HistoryReason` of a return; null for other entries. */
  reason: string | null;
  /** When it came to this state. */
  at: InstantText;
}

/** Tables of rebates and gift vouchers. */
export interface CodeTables {
  rebate: RebateTable;
  issued_code: IssuedCodeTable;
  voucher: VoucherTable;
  voucher_entry: VoucherEntryTable;
}
