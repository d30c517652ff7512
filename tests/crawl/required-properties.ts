/** A test of a property's value. */
type Test = (value: unknown) => boolean;

const text: Test = (value) => typeof value === "string" && value.trim() !== "";
const address: Test = (value) => typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value);
const amount: Test = (value) => typeof value === "string" && /^\d+\.\d{2}$/.test(value);
const count: Test = (value) => Number.isInteger(value) && (value as number) > 0;
const date: Test = (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value);
const francs: Test = (value) => value === "CHF";
const thing: Test = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const things: Test = (value) => Array.isArray(value) && value.length > 0 && value.every(thing);
const addresses: Test = (value) => Array.isArray(value) && value.length > 0 && value.every(address);
/** RULES 20. */
const tellable: Test = (value) => typeof value === "number" && value >= 3.5 && value <= 5;
const availability: Test = (value) =>
  typeof value === "string" &&
  /^https:\/\/schema\.org\/(?:InStock|OutOfStock|SoldOut|LimitedAvailability|PreOrder)$/.test(value);

/** What a type must have, and what it has well-formed where it has it. */
export interface TypeRules {
  readonly required: Readonly<Record<string, Test>>;
  readonly optional?: Readonly<Record<string, Test>>;
  /** One of these at least. */
  readonly oneOf?: readonly string[];
}

/** By Google's documentation of structured data; a type that isn't here is a problem too. */
export const typeRules: Readonly<Record<string, TypeRules>> = {
  Organization: { required: { name: text, url: address }, optional: { logo: address } },
  WebSite: { required: { name: text, url: address, potentialAction: thing }, optional: { inLanguage: text } },
  SearchAction: { required: { target: thing, "query-input": text } },
  EntryPoint: {
    required: { urlTemplate: (value) => text(value) && (value as string).includes("{search_term_string}") },
  },
  BreadcrumbList: { required: { itemListElement: things } },
  ItemList: { required: { itemListElement: things }, optional: { numberOfItems: count } },
  ListItem: { required: { position: count }, optional: { name: text, url: address }, oneOf: ["item", "url"] },
  Product: {
    required: { name: text, description: text, url: address },
    optional: { image: addresses },
    oneOf: ["offers", "aggregateRating", "review"],
  },
  Brand: { required: { name: text } },
  AggregateOffer: {
    required: {
      lowPrice: amount,
      highPrice: amount,
      priceCurrency: francs,
      offerCount: count,
      availability,
      url: address,
    },
    optional: { availabilityStarts: date, availabilityEnds: date, priceValidUntil: date },
  },
  AggregateRating: { required: { ratingValue: tellable, ratingCount: count } },
  Article: { required: { headline: text, author: thing, dateModified: date }, optional: { image: addresses } },
  TouristTrip: { required: { name: text, description: text }, optional: { image: addresses, itinerary: thing } },
  TouristDestination: { required: { name: text } },
};
