import type { PageKey } from "../../sdk/contracts/pages/keys.ts";
import { loadAccount } from "./load/account.ts";
import { loadArticles } from "./load/article.ts";
import { loadBookingRequest } from "./load/booking-request.ts";
import { elementPages } from "./load/element-pages.ts";
import { loadHome } from "./load/home.ts";
import { loadListing } from "./load/listing.ts";
import { loadSupplierRegistration } from "./load/supplier-registration.ts";
import { loadText } from "./load/text.ts";
import type { KeyedPage } from "./loaded-page.ts";

/** The shop's own pages by key; what is indexed in the order of the sitemap. */
export const pagesByKey: Readonly<Record<PageKey, KeyedPage>> = {
  homepage: { load: loadHome, isIndexed: true },
  "about-us": { load: loadText, isIndexed: true },
  activities: { load: (input) => loadListing(input, "listing", "all"), isIndexed: true },
  affiliate: { load: loadText, isIndexed: true },
  "cookie-policy": { load: loadText, isIndexed: true },
  imprint: { load: loadText, isIndexed: true },
  ...elementPages,
  "privacy-policy": { load: loadText, isIndexed: true },
  supplier: { load: loadText, isIndexed: true },
  "supplier-registration": { load: loadSupplierRegistration, isIndexed: true },
  terms: { load: loadText, isIndexed: true },
  "terms-affiliates": { load: loadText, isIndexed: true },
  "terms-b2b": { load: loadText, isIndexed: true },
  "travel-guide": { load: (input) => loadArticles(input, "travel-guide"), isIndexed: true },
  "travel-routes": { load: (input) => loadArticles(input, "travel-routes"), isIndexed: true },
  vouchers: { load: loadText, isIndexed: true },
  account: { load: (input) => loadAccount(input, null, null), isIndexed: false, isPrivate: true },
  "booking-request": { load: loadBookingRequest, isIndexed: false },
  chat: { load: loadText, isIndexed: false },
  "please-confirm": { load: loadText, isIndexed: false },
  "successfully-registered": { load: loadText, isIndexed: false },
  transport: { load: loadText, isIndexed: false },
  widget: { load: loadText, isIndexed: false },
};
