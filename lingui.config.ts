import type { LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** Cards that two elements show: their words are in the catalogues of both. */
const similar = "sdk/elements/similar";

/** What several elements say of a booking before it is made: on request, whether it can be cancelled. */
const conditions = "sdk/elements/conditions";

/** What elements show in the place of what could not be loaded. */
const loadFailure = "sdk/elements/load-failure";

/** One catalogue per element (and per part of it that loads later): `locales/<language>/<name>.po`. */
const catalogues: Record<string, string[]> = {
  kit: ["sdk/elements/_kit"],
  button: ["sdk/elements/button"],
  booking: ["sdk/elements/booking"],
  basket: ["sdk/elements/basket", conditions, loadFailure],
  checkout: ["sdk/elements/checkout"],
  confirmation: ["sdk/elements/confirmation"],
  listing: ["sdk/elements/listing", loadFailure],
  activity: ["sdk/elements/activity", similar, conditions, loadFailure],
  reviews: ["sdk/elements/reviews", loadFailure],
  map: ["sdk/elements/map", loadFailure],
  newsletter: ["sdk/elements/newsletter"],
  search: ["sdk/elements/search", loadFailure],
};

/** The part of the booking widget behind the date step: its words come with its code. */
const laterParts = { "booking-steps": ["sdk/elements/booking/steps", similar, conditions] };

const config: LinguiConfig = {
  sourceLocale: "en",
  locales: ["en", "de", "fr", "it"],
  fallbackLocales: { default: "en" },
  catalogs: [
    ...Object.entries(catalogues).map(([name, include]) => ({
      path: `<rootDir>/locales/{locale}/${name}`,
      include: include.map((folder) => `<rootDir>/${folder}`),
      exclude: ["**/*.test.*", "<rootDir>/sdk/elements/booking/steps/**"],
    })),
    ...Object.entries(laterParts).map(([name, include]) => ({
      path: `<rootDir>/locales/{locale}/${name}`,
      include: include.map((folder) => `<rootDir>/${folder}`),
      exclude: ["**/*.test.*"],
    })),
  ],
  /** Resolved by the builds (scripts/build/shared.ts) to sdk/ui/trans.tsx. */
  runtimeConfigModule: { Trans: ["gipfel/trans", "Trans"] },
  format: formatter({ lineNumbers: false }),
};
export default config;
