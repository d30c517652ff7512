import { setImmediate as nextTurn } from "node:timers/promises";
import { ratingOptions, type RatingOption } from "../../sdk/contracts/discovery.ts";
import { mainLocales } from "../../sdk/contracts/locale.ts";
import { getRevision } from "../db/queries/revision.ts";
import type { Words } from "../domain/catalogue-schema.ts";
import type { Db } from "../db/connection.ts";
import { fromJson, fromJsonOrNull } from "../json.ts";
import {
  listActivityDetails,
  listActivityIdsAfter,
  listActivityTitles,
  listOfferDetails,
  listPriceDetails,
} from "../db/queries/catalogue-columns.ts";
import { fromPriceOf } from "../domain/ticket-category.ts";
import { emptyBitSet, setBit, type BitSet } from "./bit-set.ts";
import { placeOf, type CatalogueIndex, type EntryPicture } from "./catalogue-index.ts";
import { sortedPlaces } from "./order.ts";
import { readEntries } from "./read-entries.ts";
import { TextColumn } from "./text-column.ts";
import { shownPrice } from "../../sdk/contracts/from-price.ts";

/** Activities read before the loop may turn: a few milliseconds on the embedded database. */
const readBatchSize = 250;
const idBatchSize = 5_000;
const minutesAnHour = 60;
const noPrice = -1;
const noUpperAge = 127;
const none: readonly number[] = [];

/** Reads the complete catalogue into an index, without blocking the process. */
export async function buildIndex(db: Db): Promise<CatalogueIndex> {
  // Read first: changes during the build get a later revision, and the index is rebuilt.
  const revision = await getRevision(db);
  const entries = await readEntries(db);
  const columns = emptyColumns(await readIds(db));
  for (let start = 0; start < columns.size; start += readBatchSize) {
    const end = Math.min(start + readBatchSize, columns.size);
    const range = [columns.ids[start]!, columns.ids[end - 1]!] as const;
    readDetails(columns, await listActivityDetails(db, ...range));
    readTitles(columns, start, end, await listActivityTitles(db, ...range));
    readOffers(columns, start, end, await listOfferDetails(db, ...range));
    readPrices(columns, await listPriceDetails(db, ...range));
    await nextTurn();
  }
  const { having, discountTypes, offerIds, ...rest } = columns;
  return {
    ...rest,
    revision,
    offerIds: Int32Array.from(offerIds),
    having,
    entries: { ...entries, discountTypes },
    northward: await sortedPlaces(columns.size, (one, other) => columns.latitudes[one]! - columns.latitudes[other]!),
    orders: await ordersOf(columns),
  };
}

async function readIds(db: Db): Promise<Int32Array> {
  const ids: number[] = [];
  for (;;) {
    const next = await listActivityIdsAfter(db, ids.at(-1) ?? 0, idBatchSize);
    for (const id of next) ids.push(id);
    if (next.length < idBatchSize) return Int32Array.from(ids);
    await nextTurn();
  }
}

type Columns = ReturnType<typeof emptyColumns>;

function emptyColumns(ids: Int32Array) {
  const size = ids.length;
  const texts = () =>
    Object.fromEntries(mainLocales.map((locale) => [locale, new TextColumn(size)])) as Record<keyof Words, TextColumn>;
  return {
    ids,
    size,
    typeIds: new Int32Array(size),
    locationIds: new Int32Array(size),
    latitudes: new Float64Array(size),
    longitudes: new Float64Array(size),
    minAges: new Int8Array(size),
    maxAges: new Int8Array(size).fill(noUpperAge),
    adultPrices: new Int32Array(size).fill(noPrice),
    startingPrices: new Int32Array(size).fill(noPrice),
    ticketsIssued: new Int32Array(size),
    ratingAverages: new Float64Array(size),
    ratingCounts: new Int32Array(size),
    scores: new Float64Array(size),
    durations: Array.from({ length: size }, () => none),
    items: Array.from({ length: size }, () => none),
    pictures: Array.from<EntryPicture | null>({ length: size }).fill(null),
    titles: texts(),
    slugs: texts(),
    offerIds: [] as number[],
    offerStarts: new Uint32Array(size + 1),
    having: {
      types: new Map<number, BitSet>(),
      locations: new Map<number, BitSet>(),
      pointsOfInterest: new Map<number, BitSet>(),
      items: new Map<number, BitSet>(),
      languages: new Map<string, BitSet>(),
      discountTypes: new Map<string, BitSet>(),
      ratings: new Map<RatingOption, BitSet>(ratingOptions.map((option) => [option, emptyBitSet(size)])),
      guided: emptyBitSet(size),
      sold: emptyBitSet(size),
    },
    discountTypes: new Map<string, Words>(),
    /** Stores lists and pictures that activities share once, by their text. */
    known: new Map<string, unknown>(),
  };
}

function note<Value>(values: Map<Value, BitSet>, value: Value, place: number, size: number): void {
  let bits = values.get(value);
  if (!bits) values.set(value, (bits = emptyBitSet(size)));
  setBit(bits, place);
}

function memoized<Made>({ known }: Columns, text: string, make: () => Made): Made {
  const found = known.get(text) as Made | undefined;
  if (found !== undefined) return found;
  const made = make();
  known.set(text, made);
  return made;
}

function readDetails(columns: Columns, rows: Awaited<ReturnType<typeof listActivityDetails>>): void {
  const { having, size } = columns;
  for (const row of rows) {
    const place = placeOf(columns, row.id);
    if (place < 0) continue;
    columns.typeIds[place] = row.type_id;
    columns.locationIds[place] = row.location_id;
    columns.latitudes[place] = row.latitude;
    columns.longitudes[place] = row.longitude;
    columns.minAges[place] = row.min_age ?? 0;
    // A maximum of 0 is none, as with ticket categories (purchase spec §5).
    columns.maxAges[place] = Math.min(row.max_age || noUpperAge, noUpperAge);
    columns.ticketsIssued[place] = row.tickets_issued;
    columns.scores[place] = row.ranking_score;
    columns.items[place] = memoized(columns, row.attributes, () =>
      fromJson<{ items: number[] }[]>(row.attributes).flatMap(({ items }) => items),
    );
    columns.pictures[place] = memoized(columns, row.pictures, () => fromJson<EntryPicture[]>(row.pictures)[0] ?? null);
    note(having.types, row.type_id, place, size);
    note(having.locations, row.location_id, place, size);
    for (const item of columns.items[place]) note(having.items, item, place, size);
    for (const point of fromJson<number[]>(row.points_of_interest)) note(having.pointsOfInterest, point, place, size);
    const languages = fromJson<string[]>(row.guide_languages);
    for (const language of languages) note(having.languages, language, place, size);
    if (languages.length > 0) setBit(having.guided, place);
    readRating(columns, place, row.rating_average, row.rating_count);
  }
}

function readRating(
  { having, ratingAverages, ratingCounts }: Columns,
  place: number,
  average: number | null,
  count: number | null,
): void {
  if (average === null || !count) return setBit(having.ratings.get("none")!, place);
  ratingAverages[place] = average;
  ratingCounts[place] = count;
  for (const [option, bits] of having.ratings) if (option !== "none" && average >= Number(option)) setBit(bits, place);
}

function readTitles(
  columns: Columns,
  start: number,
  end: number,
  rows: Awaited<ReturnType<typeof listActivityTitles>>,
): void {
  const byActivity = Map.groupBy(rows, (row) => row.activity_id);
  for (let place = start; place < end; place++) {
    const own = byActivity.get(columns.ids[place]!) ?? [];
    for (const locale of mainLocales) {
      const text = own.find((row) => row.locale === locale);
      columns.titles[locale].push(text?.title ?? "");
      columns.slugs[locale].push(text?.slug ?? "");
    }
  }
}

function readOffers(
  columns: Columns,
  start: number,
  end: number,
  rows: Awaited<ReturnType<typeof listOfferDetails>>,
): void {
  const byActivity = Map.groupBy(rows, (row) => row.activity_id);
  for (let place = start; place < end; place++) {
    columns.offerStarts[place] = columns.offerIds.length;
    const own = byActivity.get(columns.ids[place]!) ?? [];
    for (const offer of own) columns.offerIds.push(offer.id);
    if (own.length > 0) setBit(columns.having.sold, place);
    const minutes = [...new Set(own.map((offer) => offer.duration_minutes).filter((each) => each !== null))];
    columns.durations[place] = memoized(columns, `minutes ${minutes.join()}`, () =>
      minutes.map((each) => each / minutesAnHour),
    );
  }
  columns.offerStarts[end] = columns.offerIds.length;
}

function readPrices(columns: Columns, rows: Awaited<ReturnType<typeof listPriceDetails>>): void {
  for (const [id, categories] of Map.groupBy(rows, (row) => row.activity_id)) {
    const place = placeOf(columns, id);
    if (place < 0) continue;
    columns.startingPrices[place] = fromPriceOf(categories) ?? noPrice;
    const adults = categories.filter((category) => category.audience === "adult" && category.discount_type === null);
    columns.adultPrices[place] = fromPriceOf(adults) ?? noPrice;
    for (const { discount_type: type, discount_label: label } of categories) {
      if (type === null) continue;
      note(columns.having.discountTypes, type, place, columns.size);
      const words = fromJsonOrNull<Words>(label);
      if (words && !columns.discountTypes.has(type)) columns.discountTypes.set(type, words);
    }
  }
}

/** RULES 21. What has no price comes after what has one in both directions. */
async function ordersOf({
  size,
  scores,
  ticketsIssued,
  ratingAverages,
  ratingCounts,
  adultPrices,
  startingPrices,
}: Columns): Promise<CatalogueIndex["orders"]> {
  const known = (price: number) => (price === noPrice ? null : price);
  const prices = adultPrices.map(
    (adult, place) =>
      shownPrice({ minAdultPrice: known(adult), startingPrice: known(startingPrices[place]!) }) ?? noPrice,
  );
  const unpriced = (place: number) => (prices[place] === noPrice ? 1 : 0);
  return {
    relevance: await sortedPlaces(size, (one, other) => scores[other]! - scores[one]!),
    popularityDesc: await sortedPlaces(
      size,
      (one, other) => ticketsIssued[other]! - ticketsIssued[one]! || ratingCounts[other]! - ratingCounts[one]!,
    ),
    ratingDesc: await sortedPlaces(size, (one, other) => ratingAverages[other]! - ratingAverages[one]!),
    priceAsc: await sortedPlaces(
      size,
      (one, other) => unpriced(one) - unpriced(other) || prices[one]! - prices[other]!,
    ),
    priceDesc: await sortedPlaces(size, (one, other) => prices[other]! - prices[one]!),
  };
}
