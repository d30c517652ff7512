import type * as calls from "../../../sdk/contracts/calls/index.ts";
import type { ErrorCode } from "../../../sdk/contracts/errors.ts";

/** The calls of a resource: a page of the reference, a tag of the OpenAPI document. */
export const callGroups = {
  activities: { title: "Activities and lists", lead: "What the shop sells, as lists, pages and points of a map." },
  search: {
    title: "Search index",
    lead: "The hosted index's own protocol (Algolia's): its public clients work with host, application id and key set to anything.",
  },
  reviews: { title: "Reviews", lead: "What travellers say of an activity." },
  offers: {
    title: "Dates and offers",
    lead: "When an activity can be booked, for how much, and what is asked of guests.",
  },
  transport: {
    title: "Public transport",
    lead: "Trips by the timetable, and tickets for them: by train, bus, boat and mountain railway.",
  },
  cart: {
    title: "Cart and check-out",
    lead: "Seats are held for 30 minutes. The cart's id is the capability: keep it secret.",
  },
  payment: {
    title: "Payment",
    lead: "From a booking to its payment. A result code is a hint: the booking's status confirms.",
  },
  bookings: { title: "Bookings", lead: "Reading, correcting, moving and cancelling what is booked." },
  affiliates: { title: "Affiliates", lead: "Who sent a visitor, what was seen and begun, and what it earned." },
  account: { title: "Account", lead: "What a signed-in visitor sees of their own. On the shop's origin alone." },
  access: {
    title: "Signing in",
    lead: "Sessions, passwords and addresses. On the shop's origin alone; these calls take no CSRF token.",
  },
  shop: { title: "Tokens, versions and forms", lead: "What other calls need, and the forms of the shop." },
} as const;
export type CallGroup = keyof typeof callGroups;

/** What the documentation says of a call beside its schemas. */
export interface CallDoc {
  readonly group: CallGroup;
  /** One sentence: what it does. */
  readonly summary: string;
  /** Codes of its own; those that follow from what it takes (`generalErrors`) are not repeated. */
  readonly errors?: readonly ErrorCode[];
}

type Calls = typeof calls;
/** Calls of the shop's own team are in the OpenAPI document, and not in the reference. */
type TeamCall = {
  [Name in keyof Calls]: Calls[Name]["path"] extends `/admin/${string}` ? Name : never;
}[keyof Calls];

const indexes = ["index_not_found", "provider_unavailable"] as const;
const managing = ["booking_not_found", "manage_link_needed", "manage_link_invalid", "manage_link_expired"] as const;
const pricing = [
  "availability_not_found",
  "availability_closed",
  "selection_invalid",
  "personalization_invalid",
] as const;
const reserving = [...pricing, "availability_full"] as const;
const searchingTrips = ["place_not_found", "same_place", "outside_timetable", "provider_unavailable"] as const;
const onTrip = ["trip_not_found", "product_not_found", "provider_unavailable"] as const;
const passwords = ["password_too_short", "password_too_long", "password_common"] as const;

/** Every call that others than the team may use, in the order of the reference. */
export const callDocs: Readonly<Record<Exclude<keyof Calls, TeamCall>, CallDoc>> = {
  listActivities: {
    group: "activities",
    summary: "A list of activities, filtered and sorted; near a place with lat and long, like others with similarTo.",
    errors: ["provider_unavailable"],
  },
  listFacets: {
    group: "activities",
    summary: "How many activities the same list has, in all and by filter.",
    errors: ["provider_unavailable"],
  },
  getActivity: {
    group: "activities",
    summary: "One activity with its texts, pictures, prices and places.",
    errors: ["activity_not_found"],
  },
  getListingPage: {
    group: "activities",
    summary: "Title and texts of a list's page: of a place, a kind, an attribute.",
    errors: ["page_not_found"],
  },
  searchMap: { group: "activities", summary: "The points of the map, and the attributes to filter them by." },
  queryIndex: { group: "search", summary: "One query of an index.", errors: [...indexes] },
  getIndexHits: {
    group: "search",
    summary: "The same query with its parameters in the address.",
    errors: [...indexes],
  },
  queryIndexes: {
    group: "search",
    summary: "Several queries at once, each with its index. The path's own index is a star.",
    errors: [...indexes],
  },
  searchIndexFacet: { group: "search", summary: "Searches the values of an attribute.", errors: [...indexes] },
  getIndexObject: {
    group: "search",
    summary: "A record by its id.",
    errors: [...indexes, "not_found"],
  },
  getIndexObjects: {
    group: "search",
    summary: "Records by their ids; null for what is not there. The path's own index is a star.",
    errors: [...indexes],
  },
  browseIndex: {
    group: "search",
    summary: "All that a query finds, in parts: cursor leads to the next.",
    errors: [...indexes],
  },
  getIndexBrowse: {
    group: "search",
    summary: "The same with its parameters, or the cursor alone, in the address.",
    errors: [...indexes],
  },
  sendIndexEvents: {
    group: "search",
    summary: "Clicks on hits, for the index's own statistics.",
    errors: [...indexes],
  },
  listReviews: {
    group: "reviews",
    summary: "The reviews of an activity, with their average.",
    errors: ["activity_not_found"],
  },
  voteReview: {
    group: "reviews",
    summary: "Says that a review was helpful. One vote a token; again changes nothing.",
    errors: ["review_not_found"],
  },
  monthlyDates: {
    group: "offers",
    summary: "The bookable dates of a month with the lowest adult price. activityId is the content id.",
    errors: ["activity_not_found"],
  },
  listOffers: {
    group: "offers",
    summary: "The offers of an activity with their ticket categories. activityId is the content id.",
    errors: ["activity_not_found"],
  },
  getOffer: { group: "offers", summary: "An offer's labels in each language.", errors: ["offer_not_found"] },
  listAvailabilities: {
    group: "offers",
    summary: "Time slots before their cut-off, by offer. mappedId is the activity's second id.",
    errors: ["activity_not_found"],
  },
  monthlyAvailabilities: {
    group: "offers",
    summary: "The dates of a month, with the slots of each.",
    errors: ["activity_not_found"],
  },
  personalizationFields: {
    group: "offers",
    summary: "What is asked of the guests of a slot.",
    errors: ["availability_not_found"],
  },
  syncOffer: {
    group: "offers",
    summary: "Reads the supplier's calendar of an offer again.",
    errors: ["offer_not_found"],
  },
  releaseOffer: {
    group: "offers",
    summary: "Gives back the seats that this cart still holds of an offer.",
    errors: ["offer_not_found", "cart_not_found"],
  },
  searchPlaces: {
    group: "transport",
    summary: "Stops by a text in any language, or the nearest to coordinates; the best first.",
    errors: ["provider_unavailable"],
  },
  searchTrips: {
    group: "transport",
    summary: "Six trips that leave at a time or later, or arrive at a time or earlier.",
    errors: [...searchingTrips],
  },
  getTrip: {
    group: "transport",
    summary: "A trip again, with what is known of it now.",
    errors: ["trip_not_found", "provider_unavailable"],
  },
  getTransportProducts: {
    group: "transport",
    summary: "What the products of a trip are called, and on which conditions they are sold.",
  },
  getTransportCategories: {
    group: "transport",
    summary: "The ticket categories of a product, with their prices on a trip.",
    errors: [...onTrip],
  },
  getTransportFields: {
    group: "transport",
    summary: "What is asked of the travellers of a product.",
    errors: [...onTrip],
  },
  createTransportReservation: {
    group: "transport",
    summary: "Holds tickets of a trip for 30 minutes, in a new or a known cart.",
    errors: [
      ...onTrip,
      "availability_closed",
      "availability_full",
      "selection_invalid",
      "personalization_invalid",
      "cart_not_found",
      "reservation_not_found",
      "hold_expired",
      "payment_open",
      "too_many_requests",
    ],
  },
  createReservation: {
    group: "cart",
    summary: "Holds seats for 30 minutes, in a new cart or in one that is there. activityId is the mapped id.",
    errors: [
      "cart_not_found",
      "reservation_not_found",
      "hold_expired",
      "payment_open",
      ...reserving,
      "too_many_requests",
    ],
  },
  getReservation: { group: "cart", summary: "One reservation.", errors: ["reservation_not_found"] },
  deleteReservation: {
    group: "cart",
    summary: "Gives the seats of a reservation back.",
    errors: ["reservation_not_found", "reservation_not_held", "cart_not_found", "payment_open"],
  },
  getCart: { group: "cart", summary: "A cart with its reservations and totals.", errors: ["cart_not_found"] },
  patchCart: {
    group: "cart",
    summary: "Sets custom data and rebate codes, or which reservations stay: a JSON merge patch.",
    errors: [
      "cart_not_found",
      "reservation_not_found",
      "rebate_unknown",
      "payment_open",
      "payload_too_large",
      "too_many_requests",
    ],
  },
  addCode: {
    group: "cart",
    summary: "Adds a rebate or gift voucher: `codes` of the cart says what it does, line by line.",
    errors: ["cart_not_found", "rebate_unknown", "payment_open", "too_many_requests"],
  },
  removeCode: {
    group: "cart",
    summary: "Takes a code out of the cart.",
    errors: ["cart_not_found", "payment_open", "too_many_requests"],
  },
  getReminder: {
    group: "cart",
    summary: "Whether one mail about the cart is asked for, should it be left; it names no address.",
    errors: ["cart_not_found"],
  },
  requestReminder: {
    group: "cart",
    summary: "Asks for one mail about the cart, should it be left: only for a visitor who has ticked that.",
    errors: ["cart_not_found", "too_many_requests"],
  },
  cancelReminder: {
    group: "cart",
    summary: "Deletes the address that was to be written to.",
    errors: ["cart_not_found", "too_many_requests"],
  },
  checkOut: {
    group: "cart",
    summary: "Makes a booking of the cart: all or nothing. Repeated while unpaid it gives the same booking.",
    errors: [
      "cart_not_found",
      "cart_empty",
      "hold_expired",
      "payment_open",
      "availability_closed",
      "personalization_invalid",
      "rebate_unknown",
      "too_many_requests",
    ],
  },
  paymentMethods: {
    group: "payment",
    summary: "The methods that a cart can be paid with; none for a free one.",
    errors: ["cart_not_found"],
  },
  makePayment: {
    group: "payment",
    summary: "Starts a payment. Card numbers never pass here: the provider's module makes a token of them.",
    errors: [
      "booking_not_found",
      "booking_paid",
      "hold_expired",
      "payment_open",
      "payment_method_unavailable",
      "return_url_forbidden",
      "not_signed_in",
      "card_not_found",
      "provider_unavailable",
      "too_many_requests",
    ],
  },
  validateApplePayMerchant: {
    group: "payment",
    summary: "Starts Apple Pay's merchant session, which the browser is given as it is.",
    errors: ["payment_method_unavailable", "provider_unavailable"],
  },
  makePaymentDetails: {
    group: "payment",
    summary: "Goes on after a challenge or a redirect, with what the provider handed back.",
    errors: ["booking_not_found", "payment_attempt_not_found"],
  },
  beginShares: {
    group: "payment",
    summary: "Begins a payment that several people share. Nothing is charged before all have paid.",
    errors: [
      "booking_not_found",
      "booking_paid",
      "hold_expired",
      "payment_attempt_not_found",
      "payment_open",
      "payment_method_unavailable",
      "return_url_forbidden",
      "too_many_requests",
    ],
  },
  getShares: {
    group: "payment",
    summary: "A shared payment for its organiser: who has paid, and until when the others can.",
    errors: ["booking_not_found", "payment_attempt_not_found"],
  },
  stopShares: {
    group: "payment",
    summary: "Ends a shared payment; nothing is charged.",
    errors: ["booking_not_found", "payment_attempt_not_found"],
  },
  getShare: {
    group: "payment",
    summary: "One share of a payment, by the token of its link: what is paid for, and how it stands.",
    errors: ["share_link_invalid"],
  },
  payShare: {
    group: "payment",
    summary: "Sets the money of one share aside; it is taken once all shares are.",
    errors: [
      "share_link_invalid",
      "share_closed",
      "payment_open",
      "payment_method_unavailable",
      "provider_unavailable",
      "too_many_requests",
    ],
  },
  payShareDetails: {
    group: "payment",
    summary: "Goes on with a share after a challenge or a redirect, with what the provider handed back.",
    errors: ["share_link_invalid"],
  },
  createPaymentAttempt: {
    group: "payment",
    summary: "Books on invoice, or a cart that costs nothing.",
    errors: [
      "booking_not_found",
      "booking_paid",
      "hold_expired",
      "payment_open",
      "payment_method_unavailable",
      "return_url_forbidden",
      "forbidden",
      "credit_limit",
      "provider_unavailable",
      "too_many_requests",
    ],
  },
  getPaymentAttempt: {
    group: "payment",
    summary: "What became of a payment.",
    errors: ["payment_attempt_not_found"],
  },
  getBooking: {
    group: "bookings",
    summary: "A booking with its status, items and total. Its id is the capability.",
    errors: ["booking_not_found"],
  },
  getDocuments: {
    group: "bookings",
    summary: "Receipts and credit notes of a booking, each with the address of its PDF.",
    errors: ["booking_not_found"],
  },
  restoreCart: {
    group: "bookings",
    summary: "The cart of an unpaid booking, with what has changed.",
    errors: ["booking_not_found", "booking_confirmed", "provider_unavailable"],
  },
  getManagedBooking: {
    group: "bookings",
    summary: "A booking with what can be changed, by the signed link of a mail or for its signed-in owner.",
    errors: [...managing],
  },
  correctBooking: {
    group: "bookings",
    summary: "Corrects the buyer's name and phone, and what was said of the guests: a JSON merge patch.",
    errors: [...managing, "not_correctable", "personalization_invalid"],
  },
  resendTickets: {
    group: "bookings",
    summary: "Mails the tickets again, to the booking's own address.",
    errors: [...managing, "not_confirmed", "too_many_requests"],
  },
  sendManagementLink: {
    group: "bookings",
    summary: "Mails the signed link to the booking's own address. The answer never says whether there is one.",
    errors: ["too_many_requests"],
  },
  getBookingShare: {
    group: "bookings",
    summary: "The link that shows a booking's tickets to fellow travellers, for who may change the booking.",
    errors: [...managing],
  },
  changeBookingShare: {
    group: "bookings",
    summary: "Makes that link, puts another in its place, or takes it back.",
    errors: [...managing, "not_confirmed"],
  },
  getRefundAccount: {
    group: "bookings",
    summary: "Where a refund goes that could not go back the way it came: amount, and the end of the IBAN.",
    errors: ["manage_link_invalid", "manage_link_expired"],
  },
  giveRefundAccount: {
    group: "bookings",
    summary: "Says which account that refund is paid to, or another one, until the team has settled it.",
    errors: ["manage_link_invalid", "manage_link_expired", "changed_meanwhile"],
  },
  cancelBooking: {
    group: "bookings",
    summary: "Cancels one item; what was paid for it goes back. bookingId is the booking item's id.",
    errors: [...managing, "not_cancellable", "refund_too_high", "not_signed_in", "forbidden"],
  },
  cancelItems: {
    group: "bookings",
    summary: "Cancels several items of a booking: all or none.",
    errors: [...managing, "not_cancellable"],
  },
  quoteRebook: {
    group: "bookings",
    summary:
      "What another time would cost, and where the item's trips would move. It changes nothing and takes no seat.",
    errors: [...managing, "not_rebookable", ...pricing, ...onTrip],
  },
  rebook: {
    group: "bookings",
    summary: "Moves one item of a booking to another time or other tickets, and trips that go with it.",
    errors: [
      ...managing,
      "not_rebookable",
      "trips_changed",
      "price_changed",
      "rebook_costs_more",
      ...reserving,
      ...onTrip,
    ],
  },
  exportCatalogue: {
    group: "affiliates",
    summary: "The catalogue for a partner with a key: all of it, or what has changed since an instant.",
    errors: ["key_invalid"],
  },
  listApiKeys: { group: "affiliates", summary: "An affiliate's keys of that export." },
  createApiKey: {
    group: "affiliates",
    summary: "Makes a key, which is shown this once.",
    errors: ["affiliate_not_approved", "api_keys_full"],
  },
  withdrawApiKey: { group: "affiliates", summary: "Withdraws a key for good.", errors: ["api_key_not_found"] },
  referral: { group: "affiliates", summary: "Notes that an affiliate sent a visitor." },
  sendAffiliateEvents: { group: "affiliates", summary: "Counts what was seen and begun in an affiliate's element." },
  getAffiliateStatistics: {
    group: "affiliates",
    summary: "An affiliate's own figures: by campaign, element and day.",
  },
  listAffiliateStatements: { group: "affiliates", summary: "An affiliate's own statements, the newest first." },
  applyAsAffiliate: {
    group: "affiliates",
    summary: "Applies as an affiliate, or again after a rejection.",
    errors: ["affiliate_exists", "terms_changed", "changed_meanwhile", "too_many_requests"],
  },
  correctAffiliate: {
    group: "affiliates",
    summary: "Corrects what an affiliate has said of themselves.",
    errors: ["affiliate_not_found", "changed_meanwhile"],
  },
  getDistributor: {
    group: "account",
    summary: "The company that the account books on invoice for: its agreement, limit and what is open.",
  },
  applyAsDistributor: {
    group: "account",
    summary: "Applies for booking on invoice, or again after a rejection.",
    errors: ["distributor_exists", "terms_changed", "changed_meanwhile", "too_many_requests"],
  },
  listInvoices: {
    group: "account",
    summary: "Invoices and credit notes of the company that the account books for, the newest first.",
  },
  getMe: { group: "account", summary: "The signed-in visitor; null for a guest." },
  patchMe: { group: "account", summary: "Changes one's own data: a JSON merge patch." },
  listAccountBookings: { group: "account", summary: "One's own bookings, the newest first." },
  getAccountBooking: { group: "account", summary: "One of them.", errors: ["booking_not_found"] },
  listCards: {
    group: "account",
    summary: "The cards that the payment provider keeps for the account, the default one first.",
    errors: ["not_signed_in"],
  },
  patchCard: {
    group: "account",
    summary: "Makes a kept card the one that the check-out chooses at first.",
    errors: ["not_signed_in", "card_not_found"],
  },
  deleteCard: {
    group: "account",
    summary: "Keeps a card no more.",
    errors: ["not_signed_in", "card_not_found", "provider_unavailable"],
  },
  listAccountReviews: {
    group: "account",
    summary: "One's own reviews, and what can be reviewed; of one item by the token of a mail.",
    errors: ["review_link_invalid", "not_signed_in"],
  },
  writeReview: {
    group: "account",
    summary: "Writes a review of an item, once its date is over.",
    errors: [
      "not_signed_in",
      "review_link_invalid",
      "booking_not_found",
      "review_exists",
      "review_too_early",
      "review_not_allowed",
    ],
  },
  listAccountActivities: {
    group: "account",
    summary: "What a reseller has booked, by activity.",
    errors: ["forbidden"],
  },
  listAccountSuppliers: { group: "account", summary: "Suppliers with their sales; for admins.", errors: ["forbidden"] },
  exportAccount: {
    group: "account",
    summary: "All that the shop knows of the account.",
    errors: ["forbidden", "too_many_requests"],
  },
  sendDeletionLink: {
    group: "account",
    summary: "Mails the link that confirms a deletion, to an account without a password.",
    errors: ["forbidden"],
  },
  deleteAccount: {
    group: "account",
    summary: "Deletes the account for good. Bookings stay, without it.",
    errors: [
      "password_wrong",
      "token_invalid",
      "forbidden",
      "changed_meanwhile",
      "provider_unavailable",
      "too_many_requests",
    ],
  },
  getSignInWays: { group: "access", summary: "Which ways of signing in the shop has." },
  signUp: {
    group: "access",
    summary: "Makes an account and signs in. A mail has the link that confirms the address.",
    errors: ["account_exists", "email_invalid", ...passwords],
  },
  signIn: { group: "access", summary: "Signs in by e-mail and password.", errors: ["credentials_invalid"] },
  sendMagicLink: { group: "access", summary: "Mails a link that signs in; it works once, for ten minutes." },
  sendConfirmation: { group: "access", summary: "Mails the link that confirms the address, again." },
  requestPasswordReset: { group: "access", summary: "Mails a link to set a new password; it works for an hour." },
  resetPassword: {
    group: "access",
    summary: "Sets the new password, and ends every session of the account.",
    errors: ["token_invalid", ...passwords],
  },
  changePassword: {
    group: "access",
    summary: "Changes the password, and ends the other sessions.",
    errors: ["not_signed_in", "password_wrong", ...passwords],
  },
  changeEmail: {
    group: "access",
    summary: "Changes the address, once the link in a mail is opened.",
    errors: ["not_signed_in"],
  },
  signInElsewhere: { group: "access", summary: "The address to go to for signing in by another service." },
  signOut: { group: "access", summary: "Ends the session." },
  getCsrfToken: {
    group: "shop",
    summary: "A token for calls that change something, good for 12 hours. It needs no cookie.",
  },
  listVersions: { group: "shop", summary: "The versions of the SDK that a page can pin, with their integrity." },
  getPolicySources: {
    group: "shop",
    summary: "The origins that a partner's policy has to allow for the shop's providers of payments and of the map.",
  },
  getHumanCheck: { group: "shop", summary: "A challenge for the browser, before a form is sent." },
  subscribe: {
    group: "shop",
    summary: "Subscribes to the newsletter, once the link in a mail is opened.",
    errors: ["return_url_forbidden", "human_check_failed", "provider_unavailable", "too_many_requests"],
  },
  registerSupplier: {
    group: "shop",
    summary: "Registers a supplier, for the team to look at.",
    errors: ["terms_changed", "human_check_failed", "provider_unavailable", "too_many_requests"],
  },
  getBookingRequest: {
    group: "shop",
    summary: "A booking on request, by the token of the supplier's mail.",
    errors: ["request_link_invalid"],
  },
  answerBookingRequest: {
    group: "shop",
    summary: "Accepts or refuses a booking on request: of each item the first answer counts.",
    errors: ["request_link_invalid", "booking_not_found", "request_closed"],
  },
  examinePage: {
    group: "shop",
    summary: "Says what is wrong with Gipfel on a page, by its address or its HTML: the worst first.",
    errors: [
      "address_refused",
      "address_unreachable",
      "address_not_html",
      "page_too_large",
      "page_unreadable",
      "too_many_requests",
    ],
  },
  getPage: {
    group: "shop",
    summary: "A page of the shop as data. For the shop's own browser code: its body changes with each build.",
    errors: ["provider_unavailable"],
  },
};
