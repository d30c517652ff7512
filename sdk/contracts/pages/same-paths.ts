import { linkedPages } from "../paths.ts";

/** Paths that are identical in all languages, but for some in German (discovery spec §2). */
export const samePaths = {
  homepage: linkedPages.homepage,
  account: "account",
  affiliate: "affiliate",
  "booking-request": "booking-request",
  chat: "chat",
  imprint: "imprint",
  pay: "pay",
  "privacy-policy": linkedPages["privacy-policy"].en_CH,
  search: linkedPages.search,
  terms: linkedPages.terms.en_CH,
  "terms-affiliates": "terms-of-service/affiliates",
  "terms-b2b": "terms-of-service/b2b",
  transport: "transport",
  "travel-guide": "travel-guide",
  widget: linkedPages.widget,
} as const;
