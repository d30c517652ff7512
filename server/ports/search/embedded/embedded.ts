import { setImmediate as nextTurn } from "node:timers/promises";
import { longestSearch } from "../../../../sdk/contracts/discovery.ts";
import { defaultLocale, mainLocaleOf, mainLocales, type Locale } from "../../../../sdk/contracts/locale.ts";
import { byRank, kindOf, type CatalogueLocale, type CatalogueSource, type IndexRecord } from "../records.ts";
import type { FoundActivities, HitPresenter, SearchPort } from "../search.ts";
import { answer, answerFacet, isShown, presentRecord, type LanguageIndex } from "./answer.ts";
import { browse } from "./browse.ts";
import { find, noMatches } from "./find.ts";
import { buildTextIndex } from "./text-index.ts";

/**
 * Our own index, in memory: one for each language of the catalogue, built in turns of the loop. While a newer one is
 * built the older one answers; only the first query of a process waits.
 */
export function embeddedSearch(source: CatalogueSource, presentHit: HitPresenter): SearchPort {
  const indexes = new Map<CatalogueLocale, Promise<LanguageIndex>>();
  let [built, building]: [string | undefined, Promise<void> | undefined] = [undefined, undefined];

  async function build(locale: CatalogueLocale): Promise<LanguageIndex> {
    const all = (await source.read(locale)).sort((one, other) => byRank(one.record, other.record));
    const texts = await buildTextIndex(
      all.map(({ record, names, description }) => ({ title: record.title, names, description, kind: kindOf(record) })),
      locale,
      nextTurn,
    );
    const records = all.map(({ record }) => record);
    return { records, texts, activities: activitiesOf(records) };
  }

  async function rebuild(): Promise<void> {
    const revision = await source.revision();
    if (revision === built) return;
    for (const locale of mainLocales) {
      const fresh = build(locale);
      if (!indexes.has(locale)) indexes.set(locale, fresh);
      await fresh.catch((cause: unknown) => {
        if (indexes.get(locale) === fresh) indexes.delete(locale);
        throw cause;
      });
      indexes.set(locale, fresh);
    }
    built = revision;
  }

  function refresh(): Promise<void> {
    building ??= rebuild().finally(() => (building = undefined));
    return building;
  }

  async function indexOf(locale: Locale): Promise<LanguageIndex> {
    const wanted = mainLocaleOf(locale);
    if (built === undefined && !indexes.has(wanted)) await refresh();
    return indexes.get(wanted)!;
  }

  return {
    name: "embedded",
    query: async (locale, query) => answer(await indexOf(locale), locale, query, presentHit),
    browse: async (locale, query) => browse(await indexOf(locale), locale, query, presentHit),
    searchFacet: async (locale, facet, query) => answerFacet(await indexOf(locale), locale, facet, query),
    async getObject(locale, objectID) {
      const record = (await indexOf(locale)).records.find((each) => each.objectID === objectID);
      return record && isShown(record, locale) ? presentRecord(record, locale, presentHit) : null;
    },
    findActivities: async (locale, text) => findActivities(await indexOf(locale), text),
    record: async () => {},
    refresh,
    size: async () => (await indexOf(defaultLocale)).activities.ids.length,
    close: async () => {},
  };
}

function activitiesOf(records: readonly IndexRecord[]): LanguageIndex["activities"] {
  const activities = records
    .flatMap(({ activity }, document) => (activity ? [{ id: activity.id, document }] : []))
    .sort((one, other) => one.id - other.id);
  return {
    ids: Int32Array.from(activities, ({ id }) => id),
    documents: Uint32Array.from(activities, ({ document }) => document),
  };
}

function findActivities({ activities, texts }: LanguageIndex, text: string): FoundActivities {
  const { rankOf } = find(texts, text.slice(0, longestSearch));
  const { ids, documents } = activities;
  const found = { ids: new Int32Array(ids.length), ranks: new Uint16Array(ids.length) };
  let count = 0;
  for (let nth = 0; nth < ids.length; nth++) {
    const rank = rankOf[documents[nth]!]!;
    if (rank === noMatches) continue;
    found.ids[count] = ids[nth]!;
    found.ranks[count++] = rank;
  }
  // Copies: what is handed to another thread is no longer than what was found.
  return { ids: found.ids.slice(0, count), ranks: found.ranks.slice(0, count) };
}
