import type { JsonSchema } from "./json-schema.ts";

/* What stands in examples: one booking of one visitor, so that the examples of a reference go together. */
const ids = {
  cart: "5b0c9a7e-4c1d-4f0e-9b1a-2f6d8c3e7a10",
  reservation: "0d4f6b12-9a3e-4d57-8c2b-71e5a9f0c344",
  booking: "c81e3f55-2b7a-4a96-b0d8-94f1e6a27d03",
  item: "e2a9d7c4-6f18-4b3d-a5c0-3d82b7f1e956",
  attempt: "7f3b8e21-d5c4-4096-9e7a-b8a1c2d4f650",
} as const;

/** Samples by a field's name; where the same name means several things, after that of the field around it. */
const samples: Readonly<Record<string, unknown>> = {
  activityId: 167,
  activityIds: 167,
  activityPath: "/en-ch/activity/167-paragliding-interlaken",
  activityTitle: "Paragliding in Interlaken",
  address: "Höheweg 37",
  adults: 2,
  alternativeText: "A paraglider above two lakes",
  amount: 19800,
  availabilityId: "86-20261201-1030",
  bookingId: ids.booking,
  bookingItemId: ids.item,
  bookingItemIds: ids.item,
  bookingNumber: "GPF-7K3M9Q",
  cancellableUntil: "2026-11-30T10:30:00+01:00",
  capacity: 8,
  capiActivityId: 167,
  cartId: ids.cart,
  city: "Interlaken",
  code: "availability_full",
  color: "#7f9fb5",
  company: "Hotel Alpenblick",
  confirmableUntil: "2026-12-03T10:30:00+01:00",
  count: 12,
  country: "CH",
  countryCode: "CH",
  createdAt: "2026-11-26T09:15:00+01:00",
  csrfToken: "mifx3k2.Q2J5c1VmTzRr.x0Xb8…",
  currency: "CHF",
  comments: "Thank you, Mia. See you in summer.",
  company_name: "Hotel Alpenblick",
  date: "2026-12-01",
  description: "Fly with a pilot above the lakes of Thun and Brienz.",
  email: "mia.keller@example.ch",
  expectedDifference: 0,
  expiresAt: "2026-11-26T10:00:00+01:00",
  facet: "type",
  familyName: "Keller",
  firstName: "Mia",
  formatted: "CHF 198.00",
  from: "2026-11-01",
  givenName: "Mia",
  iban: "CH93 0076 2011 6238 5295 7",
  id: "167",
  index: "prd_en_CH",
  indexName: "prd_en_CH",
  integrity: "sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC",
  kind: "location",
  label: "Adult",
  lastName: "Keller",
  lat: 46.6863,
  latitude: 46.6863,
  lead: "Fly with a pilot above the lakes of Thun and Brienz.",
  locale: "en_CH",
  long: 7.8632,
  longitude: 7.8632,
  mappedId: 50167,
  message: "Only 1 seat is left at this time.",
  method: "card",
  month: "2026-12",
  name: "Interlaken",
  numGuests: 2,
  numberOfGuests: 2,
  objectID: "167",
  offerId: 86,
  offerIds: 86,
  price: "CHF 99.00",
  page: 1,
  password: "a long sentence of four words",
  newPassword: "another sentence of four words",
  currentPassword: "a long sentence of four words",
  path: "/en-ch/activity/167-paragliding-interlaken",
  paymentAttemptId: ids.attempt,
  paymentMethod: "card",
  phone: "+41791234567",
  quantity: 2,
  query: "paragliding",
  queryID: "3d82b7f1e9560d4f6b129a3e4d578c2b",
  rating: 5,
  reason: "sold_out",
  rebateCodes: "WINTER26",
  redirectUrl: "https://bank.example/confirm",
  released: "2026-12-01",
  supportedUntil: "2028-12-01",
  reservationId: ids.reservation,
  reservationIds: ids.reservation,
  returnUrl: "https://hotel.example/booking",
  callbackURL: "/en-ch/account",
  redirectTo: "/en-ch/account",
  site: "https://hotel.example",
  sort: "relevance",
  startingPrice: "CHF 99.00",
  startsAfter: "2026-12-01",
  startsAt: "2026-12-01T10:30:00+01:00",
  status: "confirmed",
  step: "tickets",
  street: "Höheweg 37",
  tag: "gipfel-booking",
  text: "Calm pilots, wide views.",
  ticketCategoryHash: "3f9a0c21b7de",
  "ticketCategoryQuantities.key": "3f9a0c21b7de",
  "ticketHashes.key": "3f9a0c21b7de",
  ticketCategoryId: 311,
  tickets: 2,
  title: "Paragliding in Interlaken",
  token: "eyJib29raW5nIjoiYzgxZTNmNTUifQ.k3Jq",
  visitorToken: "9d3c1f7a-5e2b-4c86-a7d0-1b4e8f6a2c95",
  website: "https://hotel.example",
  offering: "Guided snowshoe tours with a fondue at the end.",
  languages: "en",
  termsVersion: "2026-11",
  review: "Calm pilots, wide views.",
  first_name: "Mia",
  last_name: "K.",
  date_created: "2026-12-02",
  author: "Skywings",
  average_rating: 4.8,
  rankingScoreNoDate: 0.62,
  eventType: "view",
  eventName: "Hit viewed",
  objectIDs: "167",
  hitsPerPage: 10,
  facetQuery: "para",
  highlighted: "<mark>para</mark>gliding",
  slug: "paragliding-interlaken",
  contactName: "Mia Keller",
  fax: "",
  total: 1,
  type: "card",
  until: "2026-11-30",
  untilEndOfDay: "2026-12-07",
  url: "https://images.example/paragliding.webp",
  userToken: "anonymous-4f1a",
  version: "1.0.0",
  zip: "3800",
  postalCode: "3800",
  "label.formatted": "Adult",
  "offer.label": "Tandem flight",
  "total.amount": 19800,
  "difference.amount": 0,
  "difference.formatted": "CHF 0.00",
  "personalizedData.key": "weight",
  "personalizedData.value": "72",
  "personalizationData.key": "weight",
  "personalizationData.value": "72",
  contentApiId: 167,
  contentApiOfferId: 86,
  ticketCategories: 311,
  isCancellable: true,
  success: true,
  accepted: true,
  sent: true,
  payload: { currency: "CHF", value: 198, items: [{ id: 167, title: "Paragliding in Interlaken" }] },
  originId: "8503000",
  destinationId: "8507000",
  originName: "Zürich HB",
  destinationName: "Bern",
  stopPlaceName: "Zürich HB",
  stopPlaceRef: "urn:uic:stn:8503000",
  plannedStopPointName: "32",
  publishedServiceName: "IC 1",
  lineNumbers: "1",
  vehicleNumbers: "709",
  shortName: "IC",
  search: "Zurigo",
  tripId: "709.1-20261201.0-1",
  productId: "single",
  productIds: "single",
  "products.title": "Single ticket",
  "mode.name": "Train",
  "carriers.name": "SBB CFF FFS",
  "places.name": "Zürich HB",
  "places.id": "8503000",
  ".key": "2026-12-01",
  "translations.key": "en_CH",
  "fields.key": "reservationIds",
  "affiliate.number": 4182,
  affiliateId: "4182",
  affiliateReferralCode: "4182",
  affiliateCampaign: "winter-newsletter",
  affiliateWidget: "booking",
  affiliateLandingPage: "https://hotel.example/winter",
  affiliateReferrer: "https://search.example/",
  campaign: "winter-newsletter",
  widget: "booking",
};

/** Texts that patterns of the contracts ask for. */
const texts = [
  "2026-12-01",
  "2026-12-01T10:30:00+01:00",
  "2026-12",
  "10:30",
  "PT56M",
  "en_CH",
  "de_CH",
  "167",
  "winter-2026",
  ids.booking,
  "0d4f6b129a3e4d578c2b71e5a9f0c344",
  "3f9a0c21b7de",
  "#0b5d47",
  "0b5d47",
  "+41791234567",
  "mia.keller@example.ch",
  "CH",
  "46.6863,7.8632",
  "/en-ch/account",
  "https://hotel.example/",
  "Mia",
  "a",
];
const numbers = [1, 2, 12, 2026, 0];

/** The names that a field's sample may have. */
const namesOf = (name: string, path: string) => [path.split(".").slice(-2).join("."), name];

/** Whether a field has a sample of its own. */
export function hasSample(name: string, path: string): boolean {
  return namesOf(name, path).some((key) => Object.hasOwn(samples, key));
}

/** A value for a field: the sample of its name where the schema takes it, else one of its type. */
export function sampleOf(name: string, path: string, schema: JsonSchema): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const named = (name.endsWith(".key") ? [name, ".key"] : namesOf(name, path)).flatMap((key) =>
    Object.hasOwn(samples, key) ? [samples[key]] : [],
  );
  switch (type) {
    case "boolean":
      return named[0] === true;
    case "integer":
    case "number":
      return [...named.map(Number), ...numbers, schema.minimum ?? 0].find((value) => fitsNumber(value, schema)) ?? 1;
    case "string":
      return (
        [...named.map(String), ...(schema.pattern || schema.format ? texts : []), "text"].find((value) =>
          fitsText(value, schema),
        ) ?? ""
      );
    default:
      return named[0] ?? {};
  }
}

function fitsNumber(value: number, { minimum = -Infinity, maximum = Infinity, type }: JsonSchema): boolean {
  return value >= minimum && value <= maximum && (type !== "integer" || Number.isInteger(value));
}

function fitsText(value: string, { pattern, format, minLength = 0, maxLength = Infinity }: JsonSchema): boolean {
  if (value.length < minLength || value.length > maxLength) return false;
  if (format === "date" && !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  if (format === "date-time" && !/^\d{4}-\d\d-\d\dT/.test(value)) return false;
  if (format === "email" && !value.includes("@")) return false;
  if (format === "uri" && !URL.canParse(value)) return false;
  return pattern === undefined || new RegExp(pattern, "u").test(value);
}
