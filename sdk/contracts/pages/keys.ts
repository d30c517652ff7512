import { samePaths } from "./same-paths.ts";

/** Pages whose paths are translated (discovery spec §2); `translated-paths.ts` has the paths. */
const translatedKeys = [
  "about-us",
  "activities",
  "basket",
  "booking",
  "confirm",
  "cookie-policy",
  "map",
  "please-confirm",
  "successfully-registered",
  "supplier",
  "supplier-registration",
  "travel-routes",
] as const;
export type TranslatedKey = (typeof translatedKeys)[number];

/** The shop's pages by key (discovery spec §2). The vouchers' path is known to elements too (`sdk/contracts`). */
export const pageKeys = [
  ...(Object.keys(samePaths) as (keyof typeof samePaths)[]),
  ...translatedKeys,
  "vouchers" as const,
];
export type PageKey = (typeof pageKeys)[number];
