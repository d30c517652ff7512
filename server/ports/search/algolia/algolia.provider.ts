import * as v from "valibot";
import { searchProvider } from "../provider.ts";

const key = v.optional(v.pipe(v.string(), v.regex(/^[\da-z]{16,}$/i, "a key of Algolia has letters and digits alone")));

/** Algolia: `ALGOLIA_APP_ID` chooses it. */
export const algoliaProvider = searchProvider({
  name: "algolia",
  settings: {
    ALGOLIA_APP_ID: v.optional(
      v.pipe(v.string(), v.regex(/^[\da-z]{4,20}$/i, "an application id of Algolia has letters and digits alone")),
    ),
    /** Queries the index. */
    ALGOLIA_SEARCH_KEY: key,
    /** Writes the records and the index's settings. */
    ALGOLIA_ADMIN_KEY: key,
    /** `http://localhost:8080`: another host that speaks the protocol, in place of Algolia's. */
    ALGOLIA_HOST: v.optional(v.pipe(v.string(), v.url("an address such as https://search.example is wanted"))),
  },
  chosenBy: ({ ALGOLIA_APP_ID }) => (ALGOLIA_APP_ID ? "ALGOLIA_APP_ID" : null),
  problem({ ALGOLIA_SEARCH_KEY, ALGOLIA_ADMIN_KEY }) {
    if (ALGOLIA_SEARCH_KEY && ALGOLIA_ADMIN_KEY) return null;
    const missing = ALGOLIA_SEARCH_KEY ? "ALGOLIA_ADMIN_KEY" : "ALGOLIA_SEARCH_KEY";
    return `${missing} is missing: with ALGOLIA_APP_ID set, the index is asked with one key and written with the other.`;
  },
  async create(settings, { db, clock, presentHit }) {
    const [{ algoliaSearch }, { catalogueSource }] = await Promise.all([
      import("./algolia.ts"),
      import("../read-records.ts"),
    ]);
    const {
      ALGOLIA_APP_ID: appId = "",
      ALGOLIA_SEARCH_KEY: searchKey = "",
      ALGOLIA_ADMIN_KEY: adminKey = "",
    } = settings;
    return algoliaSearch(
      { appId, searchKey, adminKey, host: settings.ALGOLIA_HOST },
      catalogueSource(db, clock),
      db,
      presentHit,
    );
  },
});
