import type { Generated } from "kysely";
import type {
  BookingItemRecord,
  BookingRecord,
  Flag,
  InstantText,
  Json,
  PaymentAttemptRecord,
  RefundRecord,
  ReservationRecord,
  SlotRecord,
  TicketCategoryRecord,
} from "../domain/records.ts";

export type { Flag };

interface SupplierTable {
  id: number;
  name: string;
  /** Where bookings on request are sent; null: to the team alone. */
  email: Generated<string | null>;
  /** Its name, folded (`search-text.ts`). */
  search_text: Generated<string>;
}
interface ActivityTypeTable {
  id: number;
  /** Words by locale. */ title: Json;
  /** Words, for its listing page. */
  teaser: Json | null;
  /** `{file, alternativeText: Words}` */
  picture: Json | null;
}
interface LocationTable {
  id: number;
  title: Json;
  latitude: number;
  longitude: number;
  teaser: Json | null;
  picture: Json | null;
}
interface PointOfInterestTable {
  id: number;
  title: Json;
  latitude: number;
  longitude: number;
  location_id: number | null;
  teaser: Json | null;
  picture: Json | null;
}
interface AttributeTable {
  id: number;
  sequence_index: number;
  label: Json;
  /** Types that it makes sense for; empty for all. */
  type_ids: Json;
}
interface AttributeItemTable {
  id: number;
  attribute_id: number;
  sequence_index: number;
  label: Json;
  description: Json | null;
  teaser: Json | null;
  picture: Json | null;
}
export interface ReviewTable {
  id: number;
  activity_id: number;
  /** 1 to 5. */
  rating: number;
  text: string | null;
  first_name: string;
  last_name: string;
  /** Calendar date. */
  created_on: string;
  country_code: string | null;
  locale: string;
  category: string | null;
  /** Texts. */
  tags: Json;
  /** `[{text, author, createdOn}]` */
  replies: Json;
  is_excluded: Flag;
  helpful: number;
  /** The item that it is of, where it was written here: one each (RULES 20). Null for a catalogue's. */
  booking_item_id: string | null;
  /** Its author's account, if signed in. */
  user_id: string | null;
}
interface ReviewVoteTable {
  review_id: number;
  /** A UUID of the visitor's browser. */
  visitor_token: string;
  created_at: InstantText;
}

export interface ActivityTable {
  /** The content id. */
  id: number;
  /** The booking system's id (RULES 1). */
  mapped_id: number;
  sequence_index: number;
  supplier_id: number;
  type_id: number;
  location_id: number;
  latitude: number;
  longitude: number;
  min_age: number | null;
  max_age: number | null;
  mobile_ticket: Flag;
  booking_on_request: Flag;
  show_per_person_suffix: Flag;
  high_demand: Flag;
  reservation_system: string;
  tickets_issued: number;
  rating_average: number | null;
  rating_count: number | null;
  guide_languages: Json;
  attributes: Json;
  /** `[{label: Words, address, latitude, longitude}]` */
  meeting_points: Json;
  /** `[{file, alternativeText: Words, color?}]`, the teaser first. */
  pictures: Json;
  /** Ids of points of interest. */
  points_of_interest: Json;
  /** `rankingScoreNoDate`, made nightly (RULES 21): 0 to 1. */
  ranking_score: Generated<number>;
  /**
   * Since when it is off sale: a newer catalogue no longer names it, or the team has unpublished it. Null while it is
   * on sale.
   */
  withdrawn_at: InstantText | null;
  /** Its titles in all languages, folded (`search-text.ts`). */
  search_text: Generated<string>;
}
export interface ActivityTextTable {
  activity_id: number;
  locale: string;
  title: string;
  teaser: string;
  slug: string;
  benefits: Json;
  highlights: string;
  important_information: string | null;
  info_confirmation: string | null;
  content_blocks: Json;
  discount: string | null;
}
/** When an activity's page last changed. */
export interface PageChangeTable {
  activity_id: number;
  /** Of what its page says, in all languages. */
  fingerprint: string;
  /** Calendar date. */
  changed_on: string;
}
interface OfferTable {
  id: number;
  activity_id: number;
  content_api_offer_id: number;
  sequence_index: number;
  duration_minutes: number | null;
  schedules: Json;
  /** Since when it is off sale; null while it is on sale. */
  withdrawn_at: InstantText | null;
}
interface OfferTextTable {
  offer_id: number;
  locale: string;
  label: string;
  description: string;
}
export type TicketCategoryTable = TicketCategoryRecord;
export interface PersonalizationFieldTable {
  offer_id: number;
  key: string;
  sequence_index: number;
  label: Json;
  type: "text" | "number" | "date" | "option";
  scope: "reservation" | "guest";
  is_strict: Flag;
  options: Json;
}
export type SlotTable = SlotRecord;
/** Slots that an import has staged; they are not on sale. */
interface SlotDraftTable extends SlotTable {
  /** An instant and a random part. */
  import_run: string;
}

export interface CartTable {
  id: string;
  created_at: InstantText;
  written_at: InstantText;
  /** 30 days after its last write (RULES 4). */
  lapses_at: InstantText;
  /** Set at confirmation: from then on the cart is 404 to everyone. */
  closed_at: InstantText | null;
  custom_data: Json;
  rebate_codes: Json;
  /** Set at check-out. */
  booking_id: string | null;
  distributor_id: string | null;
}
export type ReservationTable = ReservationRecord;
export type BookingTable = BookingRecord;
export type BookingItemTable = BookingItemRecord;
export interface HistoryTable {
  id: string;
  entity: string;
  entity_id: string;
  from_state: string | null;
  to_state: string;
  reason: string;
  at: InstantText;
}
export type PaymentAttemptTable = PaymentAttemptRecord;
export type RefundTable = RefundRecord;
export interface RebateTable {
  code: string;
  kind: "percent" | "fixed";
  /** Percent, or Rappen. */
  value: number;
  valid_until: InstantText | null;
  /** How often it can still be spent; null is without limit. */
  uses_left: number | null;
}
export interface IdempotencyTable {
  scope: string;
  key: string;
  body_hash: string;
  status: number;
  answer: Json;
  created_at: InstantText;
}
export interface OutboxTable {
  id: string;
  kind: string;
  payload: Json;
  created_at: InstantText;
  due_at: InstantText;
  tries: number;
  sent_at: InstantText | null;
  error: string | null;
}
/** A user account. Roles are flags (RULES 18). */
export interface AccountUserTable {
  id: string;
  /** In small letters. */
  email: string;
  /** Whether its owner has opened a link in a mail to it. */
  is_email_confirmed: Flag;
  /** Both names. */
  name: string;
  given_name: Generated<string>;
  family_name: Generated<string>;
  /** With a leading plus. */
  phone: string | null;
  country_code: string | null;
  /** The language of mails. */
  locale: Generated<string>;
  /** An address. */
  picture: string | null;
  is_customer: Generated<Flag>;
  is_reseller: Generated<Flag>;
  is_admin: Generated<Flag>;
  distributor_id: string | null;
  /** Whether net prices and paying on invoice are granted. */
  invoice_approved: Generated<Flag>;
  channel_id: string | null;
  created_at: InstantText;
  updated_at: InstantText;
}
export interface AccountSessionTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: InstantText;
  ip_address: string | null;
  user_agent: string | null;
  created_at: InstantText;
  updated_at: InstantText;
}
/** A credential: a password (`provider_id` "credential"), or an account at an OpenID provider. */
export interface AccountCredentialTable {
  id: string;
  user_id: string;
  provider_id: string;
  account_id: string;
  /** Hashed. */
  password: string | null;
  /** The hash of the published password that the demo made it with; null for every other. */
  demo_password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: InstantText | null;
  refresh_token_expires_at: InstantText | null;
  scope: string | null;
  created_at: InstantText;
  updated_at: InstantText;
}
/** What a link in a mail is checked against. */
export interface AccountVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: InstantText;
  created_at: InstantText;
  updated_at: InstantText;
}
/** Sign-in attempts by address. */
interface AccountRateTable {
  id: string;
  key: string;
  count: number;
  /** Milliseconds since 1970. */
  last_request: number;
}
/** What the team did, to what: appended, never changed. */
export interface TeamStepTable {
  id: string;
  entity: "activity" | "booking" | "review" | "registration";
  entity_id: string;
  /** The e-mail address of the admin who did it. */
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
export interface NewsletterSubscriptionTable {
  /** In small letters. */
  email: string;
  state: "unconfirmed" | "confirmed" | "unsubscribed";
  locale: string;
  created_at: InstantText;
  /** When the last mail with a link was written. */
  mailed_at: InstantText;
  confirmed_at: InstantText | null;
  unsubscribed_at: InstantText | null;
}
/** Solved challenges that have been used, until they expire. */
interface HumanCheckUsedTable {
  /** Its signature. */
  challenge: string;
  expires_at: InstantText;
}
interface MetaTable {
  key: string;
  value: string;
}

/** Every table, as Kysely sees it. */
export interface Tables {
  supplier: SupplierTable;
  activity_type: ActivityTypeTable;
  location: LocationTable;
  point_of_interest: PointOfInterestTable;
  attribute: AttributeTable;
  attribute_item: AttributeItemTable;
  review: ReviewTable;
  review_vote: ReviewVoteTable;
  activity: ActivityTable;
  activity_text: ActivityTextTable;
  page_change: PageChangeTable;
  offer: OfferTable;
  offer_text: OfferTextTable;
  ticket_category: TicketCategoryTable;
  personalization_field: PersonalizationFieldTable;
  slot: SlotTable;
  slot_draft: SlotDraftTable;
  cart: CartTable;
  reservation: ReservationTable;
  booking: BookingTable;
  booking_item: BookingItemTable;
  history: HistoryTable;
  payment_attempt: PaymentAttemptTable;
  refund: RefundTable;
  rebate: RebateTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  account_user: AccountUserTable;
  account_session: AccountSessionTable;
  account_credential: AccountCredentialTable;
  account_verification: AccountVerificationTable;
  account_rate: AccountRateTable;
  team_step: TeamStepTable;
  team_activity: TeamActivityTable;
  activity_edit: ActivityEditTable;
  team_review: TeamReviewTable;
  supplier_registration: SupplierRegistrationTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  human_check_used: HumanCheckUsedTable;
  meta: MetaTable;
}
