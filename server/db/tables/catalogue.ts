import type { Generated } from "kysely";
import type { Flag, InstantText, Json, Rappen } from "../../domain/records.ts";

export interface SupplierTable {
  id: number;
  name: string;
  /** Where bookings on request are sent; null: to the team alone. */
  email: Generated<string | null>;
  /** Its name, folded (`search-text.ts`). */
  search_text: Generated<string>;
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
  /** The item that it is of, where it was written here: one each (RULES 20). Null for a catalogue's. */
  booking_item_id: string | null;
  /** Its author's account, if signed in. */
  user_id: string | null;
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
export interface SlotDraftTable extends SlotTable {
  /** An instant and a random part. */
  import_run: string;
}

/** A vehicle journey of one service day that a product has a contingent in; its row is locked while seats are taken. */
export interface VehicleTable {
  id: string;
}

/** The vehicles whose seats a trip's slot takes. */
export interface SlotVehicleTable {
  slot_id: string;
  vehicle_id: string;
}

/** Tables of what is sold, and when. */
export interface CatalogueTables {
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
  offer: OfferTable;
  offer_text: OfferTextTable;
  ticket_category: TicketCategoryTable;
  personalization_field: PersonalizationFieldTable;
  slot: SlotTable;
  slot_draft: SlotDraftTable;
  vehicle: VehicleTable;
  slot_vehicle: SlotVehicleTable;
}
