/** First parts of the addresses beside the shop's pages: API, files, mail viewer, payment. The browser loads them. */
export const otherAddresses = [
  "api",
  "basket-reminder",
  "dev",
  "healthz",
  "images",
  "metrics",
  "newsletter",
  "providers",
  "readyz",
  "sdk",
  "shop",
] as const;

/** Addresses that are pages of the shop; what has a file's ending is none. */
export const ownPages = new RegExp(
  `^(?:https?://[^/]+)?/(?!(?:${otherAddresses.join("|")})(?:/|$)|[^?#]*\\.[a-z]+(?:[?#]|$))`,
);
