/** Paths that are identical in all languages, but for some in German (discovery spec §2). */
export const samePaths = {
  homepage: "",
  account: "account",
  affiliate: "affiliate",
  "booking-request": "booking-request",
  chat: "chat",
  imprint: "imprint",
  "privacy-policy": "privacy-policy",
  search: "s",
  terms: "terms-of-service",
  "terms-affiliates": "terms-of-service/affiliates",
  "terms-b2b": "terms-of-service/b2b",
  transport: "transport",
  "travel-guide": "travel-guide",
  widget: "widget",
} as const;
