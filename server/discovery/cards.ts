import { setImmediate as nextTurn } from "node:timers/promises";
import type { ListedActivity } from "../../sdk/contracts/listing.ts";
import { locales, mainLocales, type Locale } from "../../sdk/contracts/locale.ts";
import type { Words } from "../domain/catalogue-schema.ts";
import type { Db } from "../db/connection.ts";
import { listCardOffers, listCardPrices, listCards, listDiscountTexts } from "../db/queries/cards.ts";
import { JsonAnswer } from "./json-answer.ts";
import { presentCard, type Card } from "../presenters/listed-activity.ts";
import { placeOf, type CatalogueIndex } from "./catalogue-index.ts";
import { kmBetween, roundedKm, type Position } from "../../sdk/contracts/distance.ts";
import type { Seats } from "./seats.ts";

/** Cached cards, least recently used evicted first: about 1.5 kB each, outside of the heap. */
const maxCachedCards = 24_000;
/** Cards read before the loop may turn. */
const readBatchSize = 64;
/** Dates on a card. */
const datesShown = 31;

/** What is true of cards now. */
export interface Now {
  readonly seats: Seats;
  /** Zurich's date. */
  readonly today: string;
  /** Where the visitor is. */
  readonly position: Position | null;
}

/** The cards of one revision of the catalogue, as JSON; read on first use. */
export class Cards {
  readonly #db: Db;
  readonly #index: CatalogueIndex;
  readonly #origin: string;
  /** By language and place: JSON without its last bracket, so that what is true now can follow. */
  readonly #known = new Map<number, Buffer>();

  constructor(db: Db, index: CatalogueIndex, origin: string) {
    this.#db = db;
    this.#index = index;
    this.#origin = origin;
  }

  /** A list of the cards of these places, in their order: `ListedActivity[]` of the contracts. */
  async list(places: readonly number[], locale: Locale, now: Now): Promise<JsonAnswer> {
    const cards = await this.#cards(places, locale);
    const parts: Buffer[] = [];
    for (const place of places) {
      const card = cards.get(place);
      if (card) parts.push(parts.length === 0 ? open : comma, card, Buffer.from(this.#true(place, now)));
    }
    return new JsonAnswer(parts.length === 0 ? nothing : Buffer.concat([...parts, close]));
  }

  /** The same for a page that the server makes itself. */
  async of(places: readonly number[], locale: Locale, now: Now): Promise<ListedActivity[]> {
    return JSON.parse((await this.list(places, locale, now)).json.toString()) as ListedActivity[];
  }

  /** The end of a card: its dates, and how far it is. */
  #true(place: number, { seats, today, position }: Now): string {
    const dates = seats.datesOf(place, today, datesShown);
    const { latitudes, longitudes } = this.#index;
    const km = position && kmBetween(position, { latitude: latitudes[place]!, longitude: longitudes[place]! });
    return `,"availableDates":${dates.length > 0 ? `["${dates.join('","')}"]` : "[]"}${km === null ? "" : `,"distance":${roundedKm(km)}`}}`;
  }

  async #cards(places: readonly number[], locale: Locale): Promise<Map<number, Buffer>> {
    const cards = new Map<number, Buffer>();
    const missing: number[] = [];
    const language = locales.indexOf(locale) * this.#index.size;
    for (const place of places) {
      const card = this.#take(language + place);
      if (card) cards.set(place, card);
      else missing.push(place);
    }
    for (let start = 0; start < missing.length; start += readBatchSize) {
      if (start > 0) await nextTurn();
      const part = missing.slice(start, start + readBatchSize);
      for (const card of await this.#read(
        part.map((place) => this.#index.ids[place]!),
        locale,
      )) {
        const place = placeOf(this.#index, card.id);
        const json = Buffer.from(JSON.stringify(card).slice(0, -1));
        cards.set(place, json);
        this.#keep(language + place, json);
      }
    }
    return cards;
  }

  async #read(ids: readonly number[], locale: Locale): Promise<Card[]> {
    const { types, locations } = this.#index.entries;
    const [rows, offers, prices, discounts] = await Promise.all([
      listCards(this.#db, ids, locale),
      listCardOffers(this.#db, ids),
      listCardPrices(this.#db, ids),
      listDiscountTexts(this.#db, ids),
    ]);
    const own = <Row extends { activity_id: number }>(all: readonly Row[], id: number) =>
      all.filter((row) => row.activity_id === id);
    return rows.map((row) =>
      presentCard(
        {
          row,
          offers: own(offers, row.id),
          categories: own(prices, row.id),
          texts: own(discounts, row.id),
          type: types.get(row.type_id)?.title ?? untitled,
          location: locations.get(row.location_id)?.title ?? untitled,
        },
        locale,
        this.#origin,
      ),
    );
  }

  /** A cached card; marks it as used. */
  #take(key: number): Buffer | undefined {
    const card = this.#known.get(key);
    if (!card) return undefined;
    this.#known.delete(key);
    this.#known.set(key, card);
    return card;
  }

  #keep(key: number, card: Buffer): void {
    this.#known.set(key, card);
    if (this.#known.size <= maxCachedCards) return;
    const [oldest] = this.#known.keys();
    this.#known.delete(oldest!);
  }
}

const [open, comma, close, nothing] = ["[", ",", "]", "[]"].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];

/** Of a type or place that came after the index was read. */
const untitled = Object.fromEntries(mainLocales.map((locale) => [locale, ""])) as Words;
