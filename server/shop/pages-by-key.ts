import { pageKeys, type PageKey } from "../../sdk/contracts/pages/keys.ts";
import { loadAccount } from "./load/account.ts";
import { loadArticles } from "./load/article.ts";
import { loadBookingRequest } from "./load/booking-request.ts";
import { loadPay } from "./load/pay.ts";
import { elementPages } from "./load/element-pages.ts";
import { loadHome } from "./load/home.ts";
import { loadListing } from "./load/listing.ts";
import { loadSupplierRegistration } from "./load/supplier-registration.ts";
import { loadText } from "./load/text.ts";
import { loadTransport } from "./load/transport.ts";
import type { KeyedPage } from "./loaded-page.ts";

/** What a page is that has no line below: a text of `content/texts/`, which search engines keep. */
const text: KeyedPage = { load: loadText, isIndexed: true };

const others: Readonly<Partial<Record<PageKey, KeyedPage>>> = {
  homepage: { load: loadHome, isIndexed: true },
  activities: { load: (input) => loadListing(input, "listing", "all"), isIndexed: true },
  ...elementPages,
  "supplier-registration": { load: loadSupplierRegistration, isIndexed: true },
  "travel-guide": { load: (input) => loadArticles(input, "travel-guide"), isIndexed: true },
  "travel-routes": { load: (input) => loadArticles(input, "travel-routes"), isIndexed: true },
  account: { load: (input) => loadAccount(input, null, null), isIndexed: false, isPrivate: true },
  "booking-request": { load: loadBookingRequest, isIndexed: false },
  pay: { load: loadPay, isIndexed: false },
  chat: { load: loadText, isIndexed: false },
  "please-confirm": { load: loadText, isIndexed: false },
  "successfully-registered": { load: loadText, isIndexed: false },
  transport: { load: loadTransport, isIndexed: true, isAnswerWithQuery: true },
  widget: { load: loadText, isIndexed: false },
};

/** The shop's own pages by key; the sitemap has those that are indexed, in this order. */
export const pagesByKey = Object.fromEntries(pageKeys.map((key) => [key, others[key] ?? text])) as Readonly<
  Record<PageKey, KeyedPage>
>;
