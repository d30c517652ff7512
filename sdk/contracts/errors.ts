import * as v from "valibot";

/**
 * Every error code the API can answer with, and its status. Codes are stable: clients turn them into the visitor's
 * words. `worthReporting` says whether an answer with it is a fault of ours (logged as an error) or a fact of life
 * (logged as info).
 */
export const errorCodes = {
  invalid_json: { status: 400, worthReporting: false },
  invalid_input: { status: 400, worthReporting: false },
  password_too_short: { status: 400, worthReporting: false },
  password_too_long: { status: 400, worthReporting: false },
  password_common: { status: 400, worthReporting: false },
  password_wrong: { status: 400, worthReporting: false },
  email_invalid: { status: 400, worthReporting: false },
  token_invalid: { status: 400, worthReporting: false },
  not_signed_in: { status: 401, worthReporting: false },
  /** A key of the catalogue's export, or the token of a feed: unknown, withdrawn or missing. */
  key_invalid: { status: 401, worthReporting: false },
  credentials_invalid: { status: 401, worthReporting: false },
  affiliate_not_approved: { status: 403, worthReporting: false },
  csrf_invalid: { status: 403, worthReporting: false },
  forbidden: { status: 403, worthReporting: false },
  review_link_invalid: { status: 403, worthReporting: false },
  manage_link_needed: { status: 403, worthReporting: false },
  manage_link_invalid: { status: 403, worthReporting: false },
  manage_link_expired: { status: 403, worthReporting: false },
  share_link_invalid: { status: 403, worthReporting: false },
  request_link_invalid: { status: 403, worthReporting: false },
  return_url_forbidden: { status: 403, worthReporting: false },
  not_found: { status: 404, worthReporting: false },
  page_not_found: { status: 404, worthReporting: false },
  review_not_found: { status: 404, worthReporting: false },
  index_not_found: { status: 404, worthReporting: false },
  activity_not_found: { status: 404, worthReporting: false },
  offer_not_found: { status: 404, worthReporting: false },
  place_not_found: { status: 404, worthReporting: false },
  trip_not_found: { status: 404, worthReporting: false },
  product_not_found: { status: 404, worthReporting: false },
  availability_not_found: { status: 404, worthReporting: false },
  cart_not_found: { status: 404, worthReporting: false },
  reservation_not_found: { status: 404, worthReporting: false },
  booking_not_found: { status: 404, worthReporting: false },
  registration_not_found: { status: 404, worthReporting: false },
  api_key_not_found: { status: 404, worthReporting: false },
  affiliate_not_found: { status: 404, worthReporting: false },
  distributor_not_found: { status: 404, worthReporting: false },
  invoice_not_found: { status: 404, worthReporting: false },
  account_not_found: { status: 404, worthReporting: false },
  statement_not_found: { status: 404, worthReporting: false },
  payment_attempt_not_found: { status: 404, worthReporting: false },
  card_not_found: { status: 404, worthReporting: false },
  api_keys_full: { status: 409, worthReporting: false },
  idempotency_conflict: { status: 409, worthReporting: false },
  credit_limit: { status: 409, worthReporting: false },
  payment_open: { status: 409, worthReporting: false },
  booking_confirmed: { status: 409, worthReporting: false },
  hold_expired: { status: 409, worthReporting: false },
  price_changed: { status: 409, worthReporting: false },
  trips_changed: { status: 409, worthReporting: false },
  reservation_not_held: { status: 409, worthReporting: false },
  not_rebookable: { status: 409, worthReporting: false },
  not_correctable: { status: 409, worthReporting: false },
  not_confirmed: { status: 409, worthReporting: false },
  not_cancellable: { status: 409, worthReporting: false },
  share_closed: { status: 409, worthReporting: false },
  request_closed: { status: 409, worthReporting: false },
  terms_changed: { status: 409, worthReporting: false },
  affiliate_exists: { status: 409, worthReporting: false },
  distributor_exists: { status: 409, worthReporting: false },
  changed_meanwhile: { status: 409, worthReporting: false },
  not_publishable: { status: 409, worthReporting: false },
  review_exists: { status: 409, worthReporting: false },
  review_too_early: { status: 409, worthReporting: false },
  review_not_allowed: { status: 409, worthReporting: false },
  cart_empty: { status: 422, worthReporting: false },
  availability_full: { status: 422, worthReporting: false },
  availability_closed: { status: 422, worthReporting: false },
  selection_invalid: { status: 422, worthReporting: false },
  same_place: { status: 422, worthReporting: false },
  outside_timetable: { status: 422, worthReporting: false },
  personalization_invalid: { status: 422, worthReporting: false },
  rebate_unknown: { status: 422, worthReporting: false },
  rebook_costs_more: { status: 422, worthReporting: false },
  human_check_failed: { status: 422, worthReporting: false },
  refund_too_high: { status: 422, worthReporting: false },
  account_exists: { status: 422, worthReporting: false },
  booking_paid: { status: 422, worthReporting: false },
  payment_method_unavailable: { status: 422, worthReporting: false },
  address_refused: { status: 422, worthReporting: false },
  address_unreachable: { status: 422, worthReporting: false },
  address_not_html: { status: 422, worthReporting: false },
  page_too_large: { status: 422, worthReporting: false },
  page_unreadable: { status: 422, worthReporting: false },
  payload_too_large: { status: 413, worthReporting: false },
  address_too_long: { status: 414, worthReporting: false },
  unsupported_media_type: { status: 415, worthReporting: false },
  too_many_requests: { status: 429, worthReporting: false },
  internal: { status: 500, worthReporting: true },
  provider_unavailable: { status: 502, worthReporting: true },
  unavailable: { status: 503, worthReporting: true },
} as const;
export type ErrorCode = keyof typeof errorCodes;

/** What was wrong where: a path of the input ("selection.0.numGuests"), or a named fact ("date", "reservationIds"). */
export const ErrorFields = v.record(v.string(), v.union([v.string(), v.array(v.string())]));
export type ErrorFields = v.InferOutput<typeof ErrorFields>;

/** The body of every answer that is not a success. */
export const ErrorBody = v.object({ code: v.string(), message: v.string(), fields: v.optional(ErrorFields) });
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

/** The same at the hosted index's protocol: its own `message` and `status`, and our code. */
export type IndexErrorBody = Pick<ErrorBody, "code" | "message"> & { readonly status: number };
