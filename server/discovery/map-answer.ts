import { setImmediate as nextTurn } from "node:timers/promises";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { KeptAnswer } from "../json-answer.ts";
import { presentPoint } from "../presenters/map-activity.ts";
import { count, hasBit } from "./bits.ts";
import { attributeFacets } from "./facets.ts";
import type { Catalogue } from "./catalogue.ts";
import { sorted } from "./list.ts";
import { left, narrow, type Wanted } from "./narrow.ts";

/** Points written before the loop may turn: about two milliseconds. */
const writtenAtOnce = 500;
/** Answers kept (bytes): the map of everything in a few languages. */
const keptBytes = 64 * 1024 * 1024;

interface Kept {
  readonly answer: Promise<KeptAnswer>;
  readonly version: string;
  bytes: number;
}

/**
 * Answers of the map: the points and the attributes to filter them by. The largest answers there are, so they are kept,
 * packed too.
 */
export class MapAnswers {
  readonly #origin: string;
  readonly #kept = new Map<string, Kept>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** `limit` points at most, the most relevant first. */
  answer(catalogue: Catalogue, wanted: Wanted, limit: number, locale: Locale): Promise<KeptAnswer> {
    // A view is hardly ever asked for twice.
    if (wanted.scope.bounds) return write(catalogue, wanted, limit, locale, this.#origin);
    const key = JSON.stringify([wanted, limit, locale]);
    const { bookableVersion, version } = catalogue.seats;
    const now = wanted.filters.date === null ? `${bookableVersion}` : `${bookableVersion} ${version}`;
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const kept =
      known?.version === now
        ? known
        : { answer: write(catalogue, wanted, limit, locale, this.#origin), version: now, bytes: 0 };
    this.#kept.set(key, kept);
    if (kept !== known) this.#weigh(key, kept);
    return kept.answer;
  }

  #weigh(key: string, kept: Kept): void {
    kept.answer.then(
      ({ json }) => {
        kept.bytes = json.length;
        this.#makeRoom();
      },
      () => this.#kept.get(key) === kept && this.#kept.delete(key),
    );
  }

  /** The answers longest unasked leave. */
  #makeRoom(): void {
    let bytes = 0;
    for (const { bytes: own } of this.#kept.values()) bytes += own;
    for (const [key, { bytes: own }] of this.#kept) {
      if (bytes <= keptBytes) return;
      this.#kept.delete(key);
      bytes -= own;
    }
  }
}

async function write(
  catalogue: Catalogue,
  wanted: Wanted,
  limit: number,
  locale: Locale,
  origin: string,
): Promise<KeptAnswer> {
  const { index, seats } = catalogue;
  const narrowed = await narrow(catalogue, wanted);
  const places = sorted(catalogue, narrowed, {
    sort: "relevance",
    limit,
    offset: 0,
    page: limit,
    position: null,
    pins: [],
  });
  const parts: Buffer[] = [Buffer.from(`{"total":${count(left(narrowed))},"activities":[`)];
  for (let start = 0; start < places.length; start += writtenAtOnce) {
    if (start > 0) await nextTurn();
    const points = places
      .slice(start, start + writtenAtOnce)
      .map((place) => presentPoint(index, place, hasBit(seats.bookable, place), locale, origin));
    parts.push(Buffer.from((start > 0 ? "," : "") + JSON.stringify(points).slice(1, -1)));
  }
  parts.push(Buffer.from(`],"attributes":${JSON.stringify(attributeFacets(index, narrowed, locale))}}`));
  return new KeptAnswer(Buffer.concat(parts));
}
