import type { Generated } from "kysely";
import type { AffiliateState } from "../../domain/affiliate-state.ts";
import type { Flag, InstantText, Json, Rappen } from "../../domain/records.ts";

/** Who earns on bookings that their pages lead to. */
export interface AffiliateTable {
  /** Their number: 4 to 9 digits. */
  id: number;
  /** Their account, one each; null once that is deleted. */
  user_id: string | null;
  state: AffiliateState;
  company: string;
  /** The address of their site. */
  site: string;
  /** Without spaces, in capitals; null until they say it. */
  iban: string | null;
  commission_percent: number;
  terms_version: string;
  /** The language that they are written to. */
  locale: string;
  /** Number, company, site and address, folded (`search-text.ts`). */
  search_text: string;
  /** The team's note to them. */
  note: string | null;
  created_at: InstantText;
  decided_at: InstantText | null;
  revision: number;
}

/** How often something happened in an affiliate's elements in a day; nothing about who did it. */
export interface AffiliateEventTable {
  /** Calendar date in Zurich. */
  day: string;
  affiliate_id: number;
  /** Empty without one. */
  campaign: string;
  /** `affiliateWidgets` of sdk/contracts/affiliate-widgets.ts; empty for another. */
  widget: string;
  type: "view" | "start";
  count: number;
}

/** What an affiliate has earned in a month, frozen when the month is over. */
export interface AffiliateStatementTable {
  affiliate_id: number;
  /** `2026-11`, in Zurich. */
  month: string;
  /** Commission of the month and the correction of earlier ones; below 0 where more went back than was earned. */
  amount: Rappen;
  /** Of it, what has changed since earlier statements. */
  correction_amount: Rappen;
  /** What earlier statements have left open; below 0 where more went back than was earned. */
  carried_amount: Generated<Rappen>;
  /** Of `amount` and `carried_amount`, what is paid out; the rest goes on to the next statement. */
  payable_amount: Generated<Rappen>;
  /** `StatementLine[]` of domain/affiliate-statement.ts: the month by campaign and widget. */
  lines: Generated<Json>;
  created_at: InstantText;
  /** Calendar date on which it was paid out, as the team has marked it; null until then. */
  paid_on: Generated<string | null>;
  /** Of the bank's transfer. */
  paid_reference: Generated<string | null>;
  /** The account that it was paid to, without spaces; null where none is known. Counts with its `paid_iban_mark`. */
  paid_iban: Generated<string | null>;
  /**
   * Date and reference of the mark that `paid_iban` belongs to, with a space between: a process of an earlier version
   * takes a mark back and sets another one without changing the account.
   */
  paid_iban_mark: Generated<string | null>;
}

/** An activity that a page of an affiliate has shown on a day though it could not be booked. */
export interface UnavailableActivityTable {
  affiliate_id: number;
  /** Calendar date in Zurich. */
  day: string;
  /** Host and path, as a visitor's browser sent them. */
  page: string;
  activity_id: number;
  /** As the shop found it then. */
  reason: "gone" | "sold_out";
}

/** Whether an affiliate gets the weekly mail about such activities, and when the last one was written. */
export interface AffiliateNoticeTable {
  affiliate_id: number;
  mailed_at: InstantText | null;
  is_off: Flag;
}

/** An affiliate's key of the catalogue's export. */
export interface ApiKeyTable {
  id: string;
  affiliate_id: number;
  /** What it is for, in the affiliate's words. */
  name: string;
  /** SHA-256 of the key; the key itself is not stored. */
  key_hash: string;
  created_at: InstantText;
  /** Calendar date in Zurich. */
  last_used_on: string | null;
  withdrawn_at: InstantText | null;
}

/** Tables of who is paid for leading buyers here. */
export interface AffiliateTables {
  api_key: ApiKeyTable;
  unavailable_activity: UnavailableActivityTable;
  affiliate_notice: AffiliateNoticeTable;
  affiliate: AffiliateTable;
  affiliate_event: AffiliateEventTable;
  affiliate_statement: AffiliateStatementTable;
}
