import { setImmediate as nextTurn } from "node:timers/promises";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { CachedAnswer } from "./json-answer.ts";
import { presentPoint } from "./map-point.ts";
import { count, hasBit } from "./bit-set.ts";
import { attributeFacets } from "./facets.ts";
import type { LoadedCatalogue } from "./loaded-catalogue.ts";
import { sortMatches } from "./query-activities.ts";
import { left, narrow, type ActivityQuery } from "./narrow.ts";

/** Points written before the loop may turn: about two milliseconds. */
const writeBatchSize = 500;
/** Size of the cache (bytes): the unfiltered map in a few languages. */
const cacheBytes = 64 * 1024 * 1024;

interface CachedMap {
  readonly answer: Promise<CachedAnswer>;
  readonly version: string;
  bytes: number;
}

/**
 * Answers of the map: the points and the attributes to filter them by. Cached with their compressed form, since they
 * are the largest answers of the API.
 */
export class MapAnswers {
  readonly #origin: string;
  readonly #kept = new Map<string, CachedMap>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** `limit` points at most, the most relevant first. */
  answer(catalogue: LoadedCatalogue, wanted: ActivityQuery, limit: number, locale: Locale): Promise<CachedAnswer> {
    // Bounds and places to come from are rarely requested twice.
    if (wanted.scope.bounds || wanted.filters.reachableFrom !== null)
      return write(catalogue, wanted, limit, locale, this.#origin);
    const key = JSON.stringify([wanted, limit, locale]);
    const { bookableVersion, version } = catalogue.seats;
    const now = wanted.filters.date === null ? `${bookableVersion}` : `${bookableVersion} ${version}`;
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const cached =
      known?.version === now
        ? known
        : { answer: write(catalogue, wanted, limit, locale, this.#origin), version: now, bytes: 0 };
    this.#kept.set(key, cached);
    if (cached !== known) this.#weigh(key, cached);
    return cached.answer;
  }

  #weigh(key: string, cached: CachedMap): void {
    cached.answer.then(
      ({ json }) => {
        cached.bytes = json.length;
        this.#evict();
      },
      () => this.#kept.get(key) === cached && this.#kept.delete(key),
    );
  }

  /** The answers longest unasked leave. */
  #evict(): void {
    let bytes = 0;
    for (const { bytes: own } of this.#kept.values()) bytes += own;
    for (const [key, { bytes: own }] of this.#kept) {
      if (bytes <= cacheBytes) return;
      this.#kept.delete(key);
      bytes -= own;
    }
  }
}

async function write(
  catalogue: LoadedCatalogue,
  wanted: ActivityQuery,
  limit: number,
  locale: Locale,
  origin: string,
): Promise<CachedAnswer> {
  const { index, seats } = catalogue;
  const narrowed = await narrow(catalogue, wanted);
  const places = sortMatches(catalogue, narrowed, {
    sort: "relevance",
    limit,
    offset: 0,
    page: limit,
    position: null,
    pins: [],
  });
  const parts: Buffer[] = [Buffer.from(`{"total":${count(left(narrowed))},"activities":[`)];
  for (let start = 0; start < places.length; start += writeBatchSize) {
    if (start > 0) await nextTurn();
    const points = places
      .slice(start, start + writeBatchSize)
      .map((place) => presentPoint(index, place, hasBit(seats.bookable, place), locale, origin));
    parts.push(Buffer.from((start > 0 ? "," : "") + JSON.stringify(points).slice(1, -1)));
  }
  parts.push(Buffer.from(`],"attributes":${JSON.stringify(attributeFacets(index, narrowed, locale))}}`));
  return new CachedAnswer(Buffer.concat(parts));
}
