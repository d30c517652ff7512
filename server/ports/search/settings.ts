import * as v from "valibot";

const key = v.optional(v.pipe(v.string(), v.regex(/^[\da-z]{16,}$/i, "a key of Algolia has letters and digits alone")));

/** Settings of the search port. Without `ALGOLIA_APP_ID` the embedded index answers. */
export const searchSettings = {
  /** Chooses Algolia. */
  ALGOLIA_APP_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\da-z]{4,20}$/i, "an application id of Algolia has letters and digits alone")),
  ),
  /** Asks the index. */
  ALGOLIA_SEARCH_KEY: key,
  /** Writes the records and the index's settings. */
  ALGOLIA_ADMIN_KEY: key,
  /** `http://localhost:8080`: another host that speaks the protocol, in place of Algolia's. */
  ALGOLIA_HOST: v.optional(v.pipe(v.string(), v.url("an address such as https://search.example is wanted"))),
};
