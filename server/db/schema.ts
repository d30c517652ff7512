import type { Generated } from "kysely";
import type { TripDirection } from "../../sdk/contracts/trip-fit.ts";
import type { BillingPeriod } from "../../sdk/contracts/distributor.ts";
import type { BankEntryState, InvoicePaymentKind } from "../../sdk/contracts/admin/invoices.ts";
import type { InvoiceKind, InvoiceState } from "../../sdk/contracts/invoice.ts";
import type { AffiliateState } from "../domain/affiliate-state.ts";
import type { DistributorState } from "../domain/distributor-state.ts";
import type { Flag, InstantText, Json, Rappen } from "../domain/records.ts";
import type { AttemptState, BookingState, DisputeState, ReservationState, ShareState } from "../domain/states.ts";

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
/** When an activity last became another for those who export the catalogue. */
export interface ActivityChangeTable {
  activity_id: number;
  /** Of what is exported of it, in all languages; `withdrawn` off sale. */
  fingerprint: string;
  changed_at: InstantText;
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
/** What an offer sells tickets of. */
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
  /** Basis points; null: the shop's own rate. */
  vat_rate: number | null;
  article_label: Json | null;
  article_price: Rappen | null;
  article_vat_rate: number | null;
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
/** A slot of an offer. */
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
  /** Seats of live holds and bookings. Changed by `db/queries/slot.ts` alone. */
  taken: number;
  cutoff_at: InstantText;
  cancellable_until: InstantText | null;
}
/** Slots that an import has staged; they are not on sale. */
interface SlotDraftTable extends SlotTable {
  /** An instant and a random part. */
  import_run: string;
}

/** A vehicle journey of one service day that a product has a contingent in; its row is locked while seats are taken. */
interface VehicleTable {
  id: string;
}
/** The vehicles whose seats a trip's slot takes. */
interface SlotVehicleTable {
  slot_id: string;
  vehicle_id: string;
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
  /** `Affiliate` of contracts/requests/cart, of the last reservation that named one; null where none did. */
  affiliate: Json | null;
}
/**
 * The visitor's consent to one mail about a cart that is left unfinished. Its row stays once the mail is in the outbox,
 * so that there is never a second one; without a mail it goes with the consent.
 */
export interface BasketReminderTable {
  cart_id: string;
  /** In lower case; null once the mail was sent, the visitor asked to forget it, or it was kept for long enough. */
  email: string | null;
  locale: string;
  consented_at: InstantText;
  /** When its one mail was put into the outbox. */
  queued_at: InstantText | null;
}
/** Seats of a cart: held, requested or booked. */
export interface ReservationTable {
  id: string;
  cart_id: string;
  booking_item_id: string;
  booking_id: string | null;
  slot_id: string;
  offer_id: number;
  activity_id: number;
  /** The supplier at the time of the hold: a later catalogue may give the activity to another. */
  supplier_id: number | null;
  sequence_index: number;
  /** Taken of the slot: persons (RULES 2), and the dogs and bikes of a trip. */
  seats: number;
  /** Without dogs and bikes (`countPersons`). */
  persons: number;
  state: ReservationState;
  held_at: InstantText;
  expires_at: InstantText;
  /** 1 once check-out has lifted it (RULES 3). */
  lifted: Flag;
  /** A payment attempt pins the hold until then: it doesn't expire before. */
  pinned_until: InstantText | null;
  /** `FrozenReservation` of domain/frozen.ts. */
  frozen: Json;
  tickets_amount: Rappen;
  deposits_amount: Rappen;
  total_amount: Rappen;
  /** The item of the activity that a trip goes with: they are released together. Null where it goes with none. */
  with_item_id: string | null;
  /** Whether a trip leads to that item or back, from its time when the trip began to go with it; null: not known. */
  direction: TripDirection | null;
  /** The first of the reservations that have taken each other's place, edited or held again; null: this one. */
  first_reservation_id: string | null;
}
/** What a cart becomes at check-out. */
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
  /** `Affiliate` of contracts/requests/cart, as the browser sent it. */
  affiliate: Json | null;
  /** The approved affiliate that earns on it, frozen at check-out (RULES 19); null where none does. */
  affiliate_id: number | null;
  affiliate_campaign: string | null;
  affiliate_widget: string | null;
  /** Percent that the affiliate earns; null without one. */
  commission_percent: number | null;
  total_amount: Rappen;
  deposits_amount: Rappen;
  service_fee_amount: Rappen;
  rebates_amount: Rappen;
  /** What gift vouchers pay of the total; the rest is due from the payment attempt. Less after a cheaper rebooking. */
  vouchers_amount: Rappen;
  /** Rebates and vouchers, in the order in which the buyer named them. */
  rebate_codes: Json;
  terms_version: string;
  /** 1 when any item waits for its supplier (RULES 8). */
  on_request: Flag;
  /** `FrozenBooking` of domain/frozen.ts. */
  frozen: Json;
  created_at: InstantText;
  confirmed_at: InstantText | null;
  /** Set by the first reader after confirmation (RULES 13). */
  announced_at: InstantText | null;
  /** The cart that restore_cart made of it; repeated calls return the same one (RULES 7). */
  restored_cart_id: string | null;
  restored_changes: Json | null;
  /** The account that was signed in at check-out. */
  user_id: string | null;
  /** The contact's address in lower case: an account that has confirmed it finds the booking. */
  contact_email: string | null;
  /** The contact's names and address, folded (`search-text.ts`). */
  search_text: string;
  /** Of the service fee, what has gone back (RULES 11). */
  fee_refunded_amount: Rappen | null;
  /** Until when a booking on request can be answered (RULES 8); null where nothing was requested. */
  request_expires_at: InstantText | null;
  /** Reminders of an open request that were sent. */
  request_reminders: number;
  /** Codes of which a use was taken at confirmation; null: none, or given back. */
  spent_rebates: Json | null;
  /** The attempt that confirmed it; null before. */
  payment_attempt_id: string | null;
}
/** One reservation of a booking. */
export interface BookingItemTable {
  id: string;
  booking_id: string;
  reservation_id: string;
  sequence_index: number;
  ticket_code: string | null;
  /**
   * What is paid for it, its share of the rebates counted, its deposit included; more than it costs where less than the
   * difference could go back.
   */
  paid_amount: Rappen;
  /** Its share of the rebates. */
  rebate_amount: Rappen;
  /** Rappen to refund because it was cancelled, with the service fee if that is refunded with it. */
  refunded_amount: Rappen;
  cancelled_at: InstantText | null;
  cancelled_by: "customer" | "team" | "supplier" | null;
  /** The text of the person who cancelled. */
  cancel_reason: string | null;
  /** When the mail that invites to a review was written. */
  review_asked_at: InstantText | null;
  /**
   * The reservation whose visit is decided on: its buyer was reminded the day before, or had booked it too late for
   * that. After a rebooking it is another than the item's own, which is then open again.
   */
  reminded_reservation_id: string | null;
  /** `SupplierChange` of domain/supplier-change.ts; null where its buyer was never told of one. */
  supplier_change: Json | null;
}
/** The whole rows of a `BookedItem` (domain/booked-item.ts). */
export interface BookedItemRows {
  readonly item: BookingItemTable;
  readonly reservation: ReservationTable;
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
/** An attempt to pay a booking. */
export interface PaymentAttemptTable {
  id: string;
  booking_id: string;
  provider: string;
  method: string;
  amount: Rappen;
  /**
   * The amount to capture of an authorised payment; null until it is fixed, and for methods that capture immediately.
   */
  capture_amount: Rappen | null;
  /** What was lost of it in disputes: it is not there to be refunded. */
  lost_amount: Rappen;
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
  /** Of its booking. */
  affiliate_campaign: string | null;
  affiliate_widget: string | null;
  pinned_until: InstantText | null;
  created_at: InstantText;
  settled_at: InstantText | null;
  /** When its amount, which an invoice bills, changed last; null where it has not. */
  bill_changed_at?: InstantText | null;
  /** When the reconciling job checks it next. */
  check_at: InstantText | null;
  /** How often that job has failed to capture, release or refund it. */
  tries: number;
  /** Of an invoice: what it counts against. Null for other methods, and for invoices from before there were any. */
  payment_agreement_id: string | null;
  /** Where it was sold, as the distributor's browser sent it, else as its account says; null for all others. */
  channel_id: string | null;
  /** The locale that it was paid in; null where the browser sent none. */
  language: string | null;
  /** The visitor's id in the shop's analytics, where they allowed it. */
  ga4_id: string | null;
}
/** A part of a payment that one of several people pays (method `shared`). */
export interface PaymentShareTable {
  id: string;
  payment_attempt_id: string;
  sequence_index: number;
  amount: Rappen;
  /** Whom the organiser means it for; null where they have not said. */
  label: string | null;
  /** Where its payer is written to; null before that is known. */
  payer_email: string | null;
  state: ShareState;
  /** Who holds its money: a provider, or the team. */
  provider: string;
  /** Of the payment at the provider that runs or ran last; null before the first. */
  method: string | null;
  /** Our key of that payment: opening twice gives the same payment. */
  provider_key: string | null;
  provider_reference: string | null;
  action: Json | null;
  result_code: string | null;
  refusal_reason: string | null;
  /** Null until it is captured. */
  captured_amount: Rappen | null;
  /** Until when it can be paid. */
  ends_at: InstantText;
  created_at: InstantText;
  settled_at: InstantText | null;
  /** 1 while its payment still has to be voided at the provider. */
  is_void_due: Flag;
}
/** Money that goes back, or is never captured. */
export interface RefundTable {
  id: string;
  booking_id: string;
  booking_item_id: string | null;
  payment_attempt_id: string;
  /** Of a shared payment, the share that it is of; null for any other. */
  payment_share_id: string | null;
  amount: Rappen;
  reason: string;
  /**
   * `due`: to be requested from the provider; `pending`: accepted there, the buyer does not have it yet; `overdue`: not
   * completed in two weeks, but may still be; `done`: paid, and can still fail days later; `refused`: refused or
   * failed, the team retries it or pays it by other means (`settled`); `by_hand`: the team collected the payment, and
   * pays it back manually; `paid_twice`: the provider paid it after it was settled, and the team claims the money back,
   * then it is `settled`; `released`: the money was only authorised, and is never captured.
   */
  state: "due" | "pending" | "overdue" | "done" | "refused" | "by_hand" | "settled" | "paid_twice" | "released";
  created_at: InstantText;
  done_at: InstantText | null;
  /** The provider's code for why it refused. */
  refusal_reason: string | null;
  /**
   * How often the team has retried it. Each retry has its own idempotency key, since the provider repeats its answer to
   * a known key.
   */
  retries: number;
  /** The e-mail address of the admin who settled it. */
  settled_by: string | null;
  /** How it was paid back. */
  settled_note: string | null;
  /** When it became known that the provider had paid it too; null where it has not, or where that failed later. */
  paid_twice_at: InstantText | null;
  /** When the team recorded that the buyer had sent back what was paid twice; null where it has given that up. */
  reclaimed_at: InstantText | null;
  /** The provider's id of the refund; null before it was accepted, and where nothing had to be taken back. */
  provider_reference: string | null;
  /** When the provider accepted it. */
  accepted_at: InstantText | null;
  /** When the job reads it at the provider again; null where it has ended. */
  check_at: InstantText | null;
  /** The receipt over what goes back; null where it goes back before there was one. */
  receipt_id: string | null;
  /** The account that it is paid to where it can't go back the way it came; null where nobody has said. */
  account_iban: string | null;
  account_holder: string | null;
  /** Who said so: `buyer`, or the e-mail address of an admin. */
  account_given_by: string | null;
  /** Since when its buyer is waited for to name an account; null where none is wanted, or one was named at once. */
  account_asked_at: InstantText | null;
  /** When they were reminded. */
  account_reminded_at: InstantText | null;
}
/** An account as a payment provider knows it, for the cards that it keeps there. */
export interface PaymentCustomerTable {
  user_id: string;
  provider: string;
  /** The provider's id of it. */
  reference: string;
}
/** A card that a payment provider keeps for an account. */
export interface SavedCardTable {
  id: string;
  user_id: string;
  provider: string;
  /** The provider's id of it. */
  reference: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  holder: string | null;
  is_default: Flag;
  created_at: InstantText;
}
/** A payment that its payer has contested with the bank. */
export interface DisputeTable {
  id: string;
  booking_id: string;
  payment_attempt_id: string;
  /** The provider's id of it. */
  provider_reference: string;
  amount: Rappen;
  state: DisputeState;
  /** The provider's code for what the payer says: `fraudulent`, `product_not_received`. */
  reason: string | null;
  opened_at: InstantText;
  /** Until when the team may answer at the provider. */
  respond_by: InstantText | null;
  closed_at: InstantText | null;
}
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
/** A receipt or a credit note: what it says is frozen in the transaction that makes it true. */
export interface DocumentTable {
  id: string;
  kind: "receipt" | "credit_note";
  booking_id: string;
  /** Its place among the booking's documents. */
  sequence_index: number;
  /** The payment that it is the receipt of; null for a credit note, and for a receipt that follows one. */
  payment_attempt_id: string | null;
  /** The refund that it is about; null where it is about none. */
  refund_id: string | null;
  total_amount: Rappen;
  /** `FrozenDocument` of domain/document.ts. */
  frozen: Json;
  created_at: InstantText;
  /** The counter that numbers it. */
  series_id: string;
  /** `R2026-000001`, once a job has given it; no number of a counter is left out. */
  number: string | null;
  /** The operator as it is named on it, from its number on. */
  issuer: Json | null;
}
/** A counter of documents' numbers, by kind and year. */
export interface DocumentSeriesTable {
  /** `receipt-2026`. */
  id: string;
  /** The last number that was given. */
  last: number;
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
/** A company that books on invoice; accounts name it as their `distributor_id`. */
export interface DistributorTable {
  id: string;
  state: DistributorState;
  name: string;
  /** Street and number. */
  street: string;
  postal_code: string;
  town: string;
  country_code: string;
  vat_number: string | null;
  /** Where invoices are sent. */
  email: string;
  locale: string;
  /** The version that they have accepted; null where they were entered by the team. */
  terms_version: string | null;
  /** Name, town, VAT number and address, folded (`search-text.ts`). */
  search_text: string;
  /** The team's note to them. */
  note: string | null;
  created_at: InstantText;
  decided_at: InstantText | null;
  revision: number;
}
/** How a distributor pays its invoices: one each. */
export interface PaymentAgreementTable {
  id: string;
  distributor_id: string;
  /** What may be open at a time; null: no limit was set. */
  credit_limit: Rappen | null;
  /** Days from the date of an invoice until it is due. */
  period_days: number;
  billing: BillingPeriod;
  /** 0: nothing is bought on invoice. */
  is_active: Flag;
  /** `2026-11`: the month whose statement was sent last; null before the first. */
  statement_month: string | null;
  created_at: InstantText;
}
/** An invoice of a distributor, or a credit note that takes back a part of one. */
export interface InvoiceTable {
  id: string;
  kind: InvoiceKind;
  distributor_id: string;
  payment_agreement_id: string;
  /** The invoice that a credit note takes back from; null for an invoice. */
  credits_invoice_id: string | null;
  /** `2026-11`, of the invoice of a month; null for all others. */
  month: string | null;
  total_amount: Rappen;
  /** What credit notes have taken back of it. */
  credited_amount: Rappen;
  /** What was paid of it, without what was undone. */
  paid_amount: Rappen;
  /** By these three amounts, and by whether it was ever paid for (`invoiceStateOf`). */
  state: InvoiceState;
  /** `2026-12-31`; null for a credit note. */
  due_on: string | null;
  /** What of `paid_amount` was the distributor's balance, taken off as the invoice was made: its document says so. */
  set_off_amount: Generated<Rappen>;
  /** How many reminders were sent. */
  reminders: Generated<number>;
  /** `2026-12-31`, of the last of them. */
  reminded_on: string | null;
  /** `FrozenInvoice` of domain/invoice.ts. */
  frozen: Json;
  created_at: InstantText;
  /** The counter that numbers it. */
  series_id: string;
  /** `I2026-000001`, once a job has given it; no number of a counter is left out. */
  number: string | null;
  /** The operator as it is named on it, from its number on. */
  issuer: Json | null;
  /**
   * The account it is paid to, from its number on (`Creditor`, JSON `null` for none); null where it was numbered before
   * this was stored.
   */
  creditor: Json | null;
}
/** What an invoice bills of a payment attempt, less than 0 on a credit note. All of an attempt come to its amount. */
export interface InvoiceLineTable {
  invoice_id: string;
  payment_attempt_id: string;
  booking_id: string;
  amount: Rappen;
}
/** What was paid of an invoice, paid back, or moved to another; less than 0 where it lowers what is paid. */
export interface InvoicePaymentTable {
  id: string;
  invoice_id: string;
  amount: Rappen;
  /** `2026-12-31`. */
  paid_on: string;
  note: string;
  /** The e-mail address of who has recorded it. */
  actor: string;
  /** Which of these it is, or undoes. */
  kind: Generated<InvoicePaymentKind>;
  /** The account that a payback went to, without spaces; null for all others. */
  payback_iban: string | null;
  /** Of a surplus that is moved: the entry of the other invoice. */
  counterpart_id: string | null;
  /** The payment that this entry undoes. */
  undoes_id: string | null;
  /** The payment of the bank that it is of. */
  bank_entry_id: string | null;
  created_at: InstantText;
}
/** A payment that a file of the bank has brought. */
export interface BankEntryTable {
  id: string;
  /** The account, and what the bank calls the payment: once, however often files have it. */
  bank_reference: string;
  amount: Rappen;
  /** `2026-12-31`. */
  booked_on: string;
  /** As the payer gave it. */
  reference: string | null;
  payer: string;
  /** Payer and reference, folded (`search-text.ts`). */
  search_text: Generated<string>;
  state: BankEntryState;
  /** The e-mail address of who has said that it is of no invoice. */
  dismissed_by: string | null;
  created_at: InstantText;
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
/** A booking whose tickets are shared by a link: there is one at a time, and without the row it is taken back. */
interface SharedBookingTable {
  booking_id: string;
  /** What the link names: a booking's own id would show more than its tickets. */
  share_id: string;
  created_at: string;
}

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
  activity_change: ActivityChangeTable;
  api_key: ApiKeyTable;
  unavailable_activity: UnavailableActivityTable;
  affiliate_notice: AffiliateNoticeTable;
  offer: OfferTable;
  offer_text: OfferTextTable;
  ticket_category: TicketCategoryTable;
  personalization_field: PersonalizationFieldTable;
  slot: SlotTable;
  slot_draft: SlotDraftTable;
  vehicle: VehicleTable;
  slot_vehicle: SlotVehicleTable;
  cart: CartTable;
  basket_reminder: BasketReminderTable;
  reservation: ReservationTable;
  booking: BookingTable;
  booking_item: BookingItemTable;
  shared_booking: SharedBookingTable;
  history: HistoryTable;
  payment_attempt: PaymentAttemptTable;
  payment_share: PaymentShareTable;
  refund: RefundTable;
  document: DocumentTable;
  document_series: DocumentSeriesTable;
  dispute: DisputeTable;
  payment_customer: PaymentCustomerTable;
  saved_card: SavedCardTable;
  rebate: RebateTable;
  issued_code: IssuedCodeTable;
  voucher: VoucherTable;
  voucher_entry: VoucherEntryTable;
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
  affiliate: AffiliateTable;
  distributor: DistributorTable;
  payment_agreement: PaymentAgreementTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_payment: InvoicePaymentTable;
  bank_entry: BankEntryTable;
  affiliate_event: AffiliateEventTable;
  affiliate_statement: AffiliateStatementTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  human_check_used: HumanCheckUsedTable;
  meta: MetaTable;
}
