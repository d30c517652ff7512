import type { Generated } from "kysely";
import type { AttemptState, BookingState, ReservationState } from "../commands/states.ts";

/** 0 or 1: neither database's boolean is the other's. */
export type Flag = 0 | 1;
/** A JSON text; `json.ts` reads it. */
export type Json = string;
/** UTC, `2026-12-01T09:30:00.000Z`. */
export type InstantText = string;
/** Minor units, CHF. */
export type Rappen = number;

export interface SupplierTable {
  id: number;
  name: string;
}
export interface ActivityTypeTable {
  id: number;
  /** Words by locale. */ title: Json;
  /** Words, for its listing page. */
  teaser: Json | null;
  /** `{file, alternativeText: Words}` */
  picture: Json | null;
}
export interface LocationTable {
  id: number;
  title: Json;
  latitude: number;
  longitude: number;
  teaser: Json | null;
  picture: Json | null;
}
export interface PointOfInterestTable {
  id: number;
  title: Json;
  latitude: number;
  longitude: number;
  location_id: number | null;
  teaser: Json | null;
  picture: Json | null;
}
export interface AttributeTable {
  id: number;
  sequence_index: number;
  label: Json;
  /** Types that it makes sense for; empty for all. */
  type_ids: Json;
}
export interface AttributeItemTable {
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
}
export interface ReviewVoteTable {
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
  /** Since when it is off sale: a newer catalogue no longer names it. Null while it is on sale. */
  withdrawn_at: InstantText | null;
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
/** When an activity's page last said something else. */
export interface PageChangeTable {
  activity_id: number;
  /** Of what its page says, in all languages. */
  fingerprint: string;
  /** Calendar date. */
  changed_on: string;
}
export interface OfferTable {
  id: number;
  activity_id: number;
  content_api_offer_id: number;
  sequence_index: number;
  duration_minutes: number | null;
  schedules: Json;
  /** Since when it is off sale; null while it is on sale. */
  withdrawn_at: InstantText | null;
}
export interface OfferTextTable {
  offer_id: number;
  locale: string;
  label: string;
  description: string;
}
export interface TicketCategoryTable {
  id: number;
  offer_id: number;
  sequence_index: number;
  hash: string;
  audience: string;
  label: Json;
  discount_type: string | null;
  discount_label: Json | null;
  category_type: string | null;
  category_type_key: string | null;
  min_age: number | null;
  max_age: number | null;
  occupancy: number;
  max_occupancy: number | null;
  price: Rappen;
  net_price: Rappen | null;
  article_label: Json | null;
  article_price: Rappen | null;
  product_id: string | null;
  /** Start times that it is sold at; null: all. */
  times: Json | null;
}
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
export interface SlotTable {
  id: string;
  offer_id: number;
  /** Zurich's calendar date and wall time (RULES 17). */
  local_date: string;
  local_time: string;
  starts_at: InstantText;
  is_all_day: Flag;
  /** Seats; null is unlimited. */
  capacity: number | null;
  /** Seats of live holds and bookings. Changed by `db/queries/seats.ts` alone. */
  taken: number;
  cutoff_at: InstantText;
  cancellable_until: InstantText | null;
}
/** Slots that an import makes ready before it takes them over; nobody sells from here. */
export interface SlotDraftTable extends SlotTable {
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
export interface ReservationTable {
  id: string;
  cart_id: string;
  booking_item_id: string;
  booking_id: string | null;
  slot_id: string;
  offer_id: number;
  activity_id: number;
  sequence_index: number;
  /** Persons (RULES 2). */
  seats: number;
  state: ReservationState;
  held_at: InstantText;
  expires_at: InstantText;
  /** 1 once check-out has lifted it (RULES 3). */
  lifted: Flag;
  /** A payment attempt pins the hold until then: it doesn't expire before. */
  pinned_until: InstantText | null;
  /** `FrozenReservation` of commands/frozen.ts. */
  frozen: Json;
  tickets_amount: Rappen;
  deposits_amount: Rappen;
  total_amount: Rappen;
}
export interface BookingTable {
  id: string;
  /** For people: on the ticket, in the mail. */
  number: string;
  cart_id: string;
  state: BookingState;
  /** `Buyer` of contracts/cart. */
  contact: Json;
  locale: string;
  /** The origin of the page that checked out; null where it was opaque. Return addresses must have it. */
  origin: string | null;
  notes: string | null;
  distributor_id: string | null;
  channel_id: string | null;
  affiliate: Json | null;
  total_amount: Rappen;
  deposits_amount: Rappen;
  service_fee_amount: Rappen;
  rebates_amount: Rappen;
  rebate_codes: Json;
  terms_version: string;
  /** 1 when any item waits for its supplier (RULES 8). */
  on_request: Flag;
  /** `FrozenBooking` of commands/frozen.ts. */
  frozen: Json;
  created_at: InstantText;
  confirmed_at: InstantText | null;
  /** Set by the first reader after confirmation (RULES 13). */
  announced_at: InstantText | null;
  /** The cart that restore_cart made of it, so that asking twice gives the same (RULES 7). */
  restored_cart_id: string | null;
  restored_changes: Json | null;
}
export interface BookingItemTable {
  id: string;
  booking_id: string;
  reservation_id: string;
  sequence_index: number;
  ticket_code: string | null;
  /** What is paid for it, its share of the rebates counted, its deposit included. */
  paid_amount: Rappen;
  refunded_amount: Rappen;
  cancelled_at: InstantText | null;
}
export interface HistoryTable {
  id: string;
  entity: string;
  entity_id: string;
  from_state: string | null;
  to_state: string;
  reason: string;
  at: InstantText;
}
export interface PaymentAttemptTable {
  id: string;
  booking_id: string;
  provider: string;
  method: string;
  amount: Rappen;
  state: AttemptState;
  provider_reference: string | null;
  /** Our key at the provider: opening twice gives the same payment. */
  provider_key: string;
  action: Json | null;
  result_code: string | null;
  refusal_reason: string | null;
  return_url: string;
  failure_url: string | null;
  affiliate: string | null;
  pinned_until: InstantText | null;
  created_at: InstantText;
  settled_at: InstantText | null;
  /** When the reconciling job looks at it next. */
  check_at: InstantText | null;
}
export interface RefundTable {
  id: string;
  booking_id: string;
  booking_item_id: string | null;
  payment_attempt_id: string;
  amount: Rappen;
  reason: string;
  state: string;
  created_at: InstantText;
  done_at: InstantText | null;
}
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
export interface MetaTable {
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
  meta: MetaTable;
}
