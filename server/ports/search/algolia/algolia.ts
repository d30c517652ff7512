import { algoliasearch, type SearchClient, type SupportedLanguage } from "algoliasearch";
import { mainLocaleOf, mainLocales, languageTag, type Locale } from "../../../../sdk/contracts/locale.ts";
import { longestSearch } from "../../../../sdk/contracts/discovery.ts";
import { hitsPerPage, indexOf } from "../../../../sdk/contracts/search.ts";
import type { Db } from "../../../db/connection.ts";
import { AppError } from "../../../errors.ts";
import { withoutCanton } from "../canton.ts";
import { onlyInMainLocales } from "../filters.ts";
import type { BrowseAnswer, IndexEvent, IndexQuery, RawHit, RawIndexAnswer } from "../protocol.ts";
import { kindOf, type CatalogueLocale, type CatalogueSource, type RecordWithTexts } from "../records.ts";
import type { HitPresenter, SearchPort } from "../search.ts";
import { isWordless } from "../embedded/tokens.ts";
import { claimPush, givePushBack } from "./pushed.ts";

export interface AlgoliaSettings {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
  /** Another host that speaks the protocol. */
  readonly host: string | undefined;
}

/** Hits of one answer, and of all pages of a query: the hosted index's own greatest. */
const [mostAtOnce, mostFound] = [1000, 20_000];

/** A filter that no record passes. */
const nothing = "objectID:none";

/** The order of RULES 24 in the hosted index's terms, and what of a record stays there. */
const indexSettings = {
  searchableAttributes: ["title", "names", "description"],
  // Descriptions are long: guesses would find something in most of them.
  disableTypoToleranceOnAttributes: ["description"],
  disablePrefixOnAttributes: ["description"],
  attributesForFaceting: ["searchable(type)", "isBookable", "activityAmount"],
  ranking: ["exact", "typo", "words", "attribute", "geo", "filters", "proximity", "custom"],
  customRanking: ["desc(rankOfKind)", "desc(isBookable)", "desc(activityAmount)", "desc(score)"],
  attributesToRetrieve: ["*", "-names", "-description", "-rankOfKind", "-isBookable", "-score"],
  attributesToHighlight: ["title"],
  hitsPerPage,
  paginationLimitedTo: mostFound,
};

/**
 * The hosted index: one for each language of the catalogue. The other locales query the one whose texts they share, and
 * their hits get their own addresses.
 */
export function algoliaSearch(
  { appId, searchKey, adminKey, host }: AlgoliaSettings,
  source: CatalogueSource,
  db: Db,
  presentHit: HitPresenter,
): SearchPort {
  const options = host ? { hosts: [hostOf(host)] } : {};
  const asking = algoliasearch(appId, searchKey, options);
  const writing = algoliasearch(appId, adminKey, options);
  let pushing: Promise<void> | undefined;

  async function push(): Promise<void> {
    const revision = await source.revision();
    if (!(await claimPush(db, revision))) return;
    try {
      for (const locale of mainLocales) await pushLocale(writing, locale, await source.read(locale), presentHit);
    } catch (cause) {
      await givePushBack(db, revision);
      throw cause;
    }
  }

  return {
    name: "algolia",
    async query(locale, query) {
      const from = mainLocaleOf(locale);
      const searchParams = paramsFor(locale, from, query);
      const answer = (await asking
        .searchSingleIndex({ indexName: indexOf(from), searchParams })
        .catch((cause: unknown) => refuse(cause))) as unknown as RawIndexAnswer;
      return from === locale ? answer : { ...answer, hits: answer.hits.map((hit) => readdressed(hit, from, locale)) };
    },
    async browse(locale, { cursor, ...query }) {
      const from = mainLocaleOf(locale);
      const browseParams = cursor === undefined ? paramsFor(locale, from, query) : { cursor };
      // Browsing is no right of the key that searches.
      const answer = (await writing
        .browse({ indexName: indexOf(from), browseParams })
        .catch((cause: unknown) => refuse(cause))) as unknown as BrowseAnswer;
      return { ...answer, hits: answer.hits.map((hit) => readdressed(hit, from, locale)) };
    },
    async searchFacet(locale, facetName, query) {
      const from = mainLocaleOf(locale);
      const { facetQuery, maxFacetHits, query: text, ...more } = query;
      const params = new URLSearchParams(
        Object.entries({ ...(text ? { query: text } : {}), ...more }).map(([name, value]) => [
          name,
          typeof value === "string" ? value : JSON.stringify(value),
        ]),
      ).toString();
      const searchForFacetValuesRequest = {
        ...(facetQuery ? { facetQuery } : {}),
        ...(maxFacetHits ? { maxFacetHits } : {}),
        ...(params ? { params } : {}),
      };
      return asking
        .searchForFacetValues({ indexName: indexOf(from), facetName, searchForFacetValuesRequest })
        .catch((cause: unknown) => refuse(cause));
    },
    async getObject(locale, objectID) {
      const from = mainLocaleOf(locale);
      const hit = await asking.getObject({ indexName: indexOf(from), objectID }).catch((cause: unknown) => {
        if ((cause as { status?: number }).status === 404) return null;
        return refuse(cause);
      });
      return hit && readdressed(hit as unknown as RawHit, from, locale);
    },
    async findActivities(locale, text) {
      const ids: number[] = [];
      for (let [page, pages] = [0, isWordless(text) ? 0 : 1]; page < pages; page++) {
        const searchParams = {
          query: withoutCanton(text.slice(0, longestSearch)),
          filters: "type:activity",
          page,
          hitsPerPage: mostAtOnce,
          attributesToRetrieve: ["objectID"],
          attributesToHighlight: [],
          analytics: false,
        };
        const { hits, nbPages = 0 } = await asking
          .searchSingleIndex({ indexName: indexOf(locale), searchParams })
          .catch((cause: unknown) => refuse(cause));
        for (const { objectID } of hits) ids.push(Number(objectID.replace("activity-", "")));
        pages = nbPages;
      }
      return { ids: Int32Array.from(ids), ranks: Uint16Array.from(ids, (_, place) => place) };
    },
    async record(events: readonly IndexEvent[]) {
      await asking
        .initInsights({ options })
        .pushEvents({ events: events as never })
        .catch((cause: unknown) => refuse(cause));
    },
    refresh: () => (pushing ??= push().finally(() => (pushing = undefined))),
    close: async () => {},
  };
}

/** A query in the hosted index's form, for the language whose texts a locale uses. */
function paramsFor(locale: Locale, from: CatalogueLocale, given: IndexQuery): object {
  // The hosted index leaves out what is no word, and would find everything.
  const query = isWordless(given.query ?? "") ? { ...given, query: "", filters: nothing } : given;
  return {
    ...query,
    ...(query.query === undefined ? {} : { query: withoutCanton(query.query.slice(0, longestSearch)) }),
    ...(from === locale
      ? {}
      : {
          filters: [query.filters && `(${query.filters})`, `NOT type:${onlyInMainLocales}`]
            .filter(Boolean)
            .join(" AND "),
        }),
  };
}

/** A place or category that is named leads (RULES 24). */
const ranksOfKinds = { place: 2, category: 1, other: 0 };

async function pushLocale(
  client: SearchClient,
  locale: CatalogueLocale,
  records: readonly RecordWithTexts[],
  presentHit: HitPresenter,
): Promise<void> {
  const indexName = indexOf(locale);
  const languages = [languageTag(locale).slice(0, 2) as SupportedLanguage];
  await client.setSettings({
    indexName,
    indexSettings: { ...indexSettings, queryLanguages: languages, ignorePlurals: true },
  });
  const objects = records.map(({ record, names, description }) => ({
    ...presentHit(record, locale),
    isBookable: record.isBookable,
    score: record.score,
    names,
    description,
    rankOfKind: ranksOfKinds[kindOf(record)],
    ...(record.lat === null || record.lng === null ? {} : { _geoloc: { lat: record.lat, lng: record.lng } }),
  }));
  await client.replaceAllObjects({ indexName, objects });
}

function readdressed<Hit extends { readonly path?: string }>(hit: Hit, from: CatalogueLocale, to: Locale): Hit {
  const prefix = (locale: Locale) => `/${languageTag(locale).toLowerCase()}/`;
  return hit.path?.startsWith(prefix(from)) ? { ...hit, path: prefix(to) + hit.path.slice(prefix(from).length) } : hit;
}

/** A refusal of the asker's input is the asker's; everything else is that the hosted index can't be had. */
function refuse(cause: unknown): never {
  const { status, message } = cause as { status?: number; message?: string };
  if (status === 400) throw new AppError("invalid_input", message ?? "The index refuses the query.");
  throw new AppError("provider_unavailable", "The search can't be reached: try again in a moment.", undefined, {
    cause,
  });
}

function hostOf(address: string) {
  const { protocol, host, pathname } = new URL(address);
  return {
    url: (host + pathname).replace(/\/$/, ""),
    accept: "readWrite" as const,
    protocol: protocol.replace(":", "") as "https",
  };
}
