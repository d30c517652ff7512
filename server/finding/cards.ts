import { setImmediate as nextTurn } from "node:timers/promises";
import type { ListedActivity } from "../../sdk/contracts/listing.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Words } from "../catalogue/schema.ts";
import type { Db } from "../db/connection.ts";
import { cardOffers, cardPrices, cardRows, discountTexts } from "../db/queries/cards.ts";
import { presentCard, type Card } from "../presenters/listed-activity.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { distanceBetween, shownDistance, type Position } from "./nearby.ts";
import type { Seats } from "./seats.ts";

/** Cards kept, those longest unused leaving first: the largest answer in the four languages. */
const kept = 8_000;
/** Cards read before the loop may turn. */
const readAtOnce = 64;
/** Dates on a card. */
const datesShown = 31;

/** The cards of one revision of the catalogue; read when they are first asked for. */
export class Cards {
  readonly #db: Db;
  readonly #index: CatalogueIndex;
  readonly #origin: string;
  readonly #known = new Map<string, Card>();

  constructor(db: Db, index: CatalogueIndex, origin: string) {
    this.#db = db;
    this.#index = index;
    this.#origin = origin;
  }

  /** The cards of these places in their order, with what is true of their seats and of a position. `today` is Zurich's date. */
  async of(places: readonly number[], locale: Locale, seats: Seats, today: string, position: Position | null): Promise<ListedActivity[]> {
    const cards = await this.#cards(
      places.map((place) => this.#index.ids[place]!),
      locale,
    );
    return places.flatMap((place) => {
      const card = cards.get(this.#index.ids[place]!);
      if (!card) return [];
      const availableDates = seats.datesOf(place, today, datesShown);
      if (!position) return [{ ...card, availableDates }];
      return [{ ...card, availableDates, distance: shownDistance(distanceBetween(position, { latitude: card.lat, longitude: card.lng })) }];
    });
  }

  async #cards(ids: readonly number[], locale: Locale): Promise<Map<number, Card>> {
    const cards = new Map<number, Card>();
    const missing: number[] = [];
    for (const id of ids) {
      const card = this.#take(`${locale} ${id}`);
      if (card) cards.set(id, card);
      else missing.push(id);
    }
    for (let start = 0; start < missing.length; start += readAtOnce) {
      if (start > 0) await nextTurn();
      for (const card of await this.#read(missing.slice(start, start + readAtOnce), locale)) {
        cards.set(card.id, card);
        this.#keep(`${locale} ${card.id}`, card);
      }
    }
    return cards;
  }

  async #read(ids: readonly number[], locale: Locale): Promise<Card[]> {
    const { types, locations } = this.#index.entries;
    const [rows, offers, prices, discounts] = await Promise.all([
      cardRows(this.#db, ids, locale),
      cardOffers(this.#db, ids),
      cardPrices(this.#db, ids),
      discountTexts(this.#db, ids),
    ]);
    const own = <Row extends { activity_id: number }>(all: readonly Row[], id: number) => all.filter((row) => row.activity_id === id);
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

  /** A card that is kept; it counts as used now. */
  #take(key: string): Card | undefined {
    const card = this.#known.get(key);
    if (!card) return undefined;
    this.#known.delete(key);
    this.#known.set(key, card);
    return card;
  }

  #keep(key: string, card: Card): void {
    this.#known.set(key, card);
    if (this.#known.size <= kept) return;
    const [oldest] = this.#known.keys();
    this.#known.delete(oldest!);
  }
}

/** Of a type or place that came after the index was read. */
const untitled: Words = { de_CH: "", en_CH: "", fr_CH: "", it_CH: "" };
