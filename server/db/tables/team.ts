import type { Flag, InstantText, Json } from "../../domain/records.ts";

/** What the team did, to what: appended, never changed. */
export interface TeamStepTable {
  id: string;
  entity: "activity" | "booking" | "review" | "registration" | "affiliate" | "distributor" | "code";
  entity_id: string;
  /** `TeamStep.who` of contracts/admin/steps. */
  who: string;
  /** `TeamStep` of contracts/admin/steps. */
  action: string;
  note: string | null;
  /** `[{field, from, to}]` */
  changes: Json;
  /** The entity's revision after it; 0 where it has none. */
  revision: number;
  at: InstantText;
}

/** The team's decision on an activity, which no import undoes. No row: none yet, revision 0. */
export interface TeamActivityTable {
  activity_id: number;
  revision: number;
  /** Since when the team has unpublished it; `withdrawn_at` of activity and offers are the same then. */
  unpublished_at: InstantText | null;
}

/** A field that the team has written over the catalogue's. */
export interface ActivityEditTable {
  activity_id: number;
  /** `texts.de_CH.title`, `prices.21.netPrice`. */
  field: string;
  /** What the catalogue says, as JSON. */
  base: Json;
  /** What the team says, as JSON. */
  value: Json;
}

/** The team's decision on a review, which no import undoes. */
export interface TeamReviewTable {
  review_id: number;
  revision: number;
  /** Null: as the catalogue says. */
  is_excluded: Flag | null;
  reply: string | null;
  /** Calendar date. */
  replied_on: string | null;
}

/** A company that wants to sell here. */
export interface SupplierRegistrationTable {
  id: string;
  /** In small letters: one each. */
  email: string;
  state: "new" | "approved" | "rejected";
  company: string;
  contact_name: string;
  phone: string;
  country_code: string;
  website: string | null;
  offering: string;
  /** Texts. */
  languages: Json;
  locale: string;
  terms_version: string;
  /** Company, contact and address, folded (`search-text.ts`). */
  search_text: string;
  /** The team's note to them. */
  note: string | null;
  created_at: InstantText;
  decided_at: InstantText | null;
  revision: number;
}

/** Tables of the team's decisions. */
export interface TeamTables {
  team_step: TeamStepTable;
  team_activity: TeamActivityTable;
  activity_edit: ActivityEditTable;
  team_review: TeamReviewTable;
  supplier_registration: SupplierRegistrationTable;
}
