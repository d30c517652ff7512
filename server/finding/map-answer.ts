import { setImmediate as nextTurn } from "node:timers/promises";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { presentPoint } from "../presenters/map-activity.ts";
import { count, hasBit } from "./bits.ts";
import { attributeFacets } from "./facets.ts";
import type { Catalogue } from "./finding.ts";
import { list } from "./list.ts";
import { left, narrow, type Wanted } from "./narrow.ts";

/** Points written before the loop may turn: about two milliseconds. */
const writtenAtOnce = 500;
/** Answers kept, as bytes of text: the map of everything in the main languages. */
const keptBytes = 64 * 1024 * 1024;

interface Kept {
  readonly text: Promise<string>;
  readonly version: string;
  bytes: number;
}

/** Answers of the map as JSON texts: the points and the attributes to filter them by. The largest answers there are, so they are kept. */
export class MapAnswers {
  readonly #origin: string;
  readonly #kept = new Map<string, Kept>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** `limit` points at most, the most relevant first. */
  answer(catalogue: Catalogue, wanted: Wanted, limit: number, locale: Locale): Promise<string> {
    const key = JSON.stringify([wanted, limit, locale]);
    const { bookableVersion, version } = catalogue.seats;
    const now = wanted.filters.date === null ? `${bookableVersion}` : `${bookableVersion} ${version}`;
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const answer = known?.version === now ? known : this.#write(catalogue, wanted, limit, locale, now);
    this.#kept.set(key, answer);
    return answer.text;
  }

  #write(catalogue: Catalogue, wanted: Wanted, limit: number, locale: Locale, version: string): Kept {
    const text = write(catalogue, wanted, limit, locale, this.#origin);
    const kept: Kept = { text, version, bytes: 0 };
    const forget = () => [...this.#kept].some(([key, each]) => each === kept && this.#kept.delete(key));
    text.then((written) => {
      kept.bytes = written.length;
      this.#makeRoom();
    }, forget);
    return kept;
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

async function write(catalogue: Catalogue, wanted: Wanted, limit: number, locale: Locale, origin: string): Promise<string> {
  const { index, seats } = catalogue;
  const narrowed = await narrow(catalogue, wanted);
  const places = await list(catalogue, { ...wanted, sort: "relevance", limit, offset: 0, page: limit, position: null, pins: [] });
  const parts: string[] = [];
  for (let start = 0; start < places.length; start += writtenAtOnce) {
    if (start > 0) await nextTurn();
    const points = places.slice(start, start + writtenAtOnce).map((place) => presentPoint(index, place, hasBit(seats.bookable, place), locale, origin));
    parts.push(JSON.stringify(points).slice(1, -1));
  }
  return `{"total":${count(left(narrowed))},"activities":[${parts.join()}],"attributes":${JSON.stringify(attributeFacets(index, narrowed, locale))}}`;
}
