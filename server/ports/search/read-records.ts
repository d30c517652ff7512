import type { ListingPageKind } from "../../../sdk/contracts/discovery.ts";
import { mainLocales } from "../../../sdk/contracts/locale.ts";
import type { CatalogueActivity, Words } from "../../domain/catalogue-schema.ts";
import { getRevision } from "../../db/queries/revision.ts";
import { instantAt, type Clock } from "../../clock.ts";
import type { Db } from "../../db/connection.ts";
import { fromJson, fromJsonOrNull } from "../../json.ts";
import { listActivitiesToIndex, listBookableIds } from "../../db/queries/catalogue-columns.ts";
import {
  listAttributeItems,
  listLocations,
  listPointsOfInterest,
  listTypes,
} from "../../db/queries/catalogue-lists.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import type { CatalogueLocale, CatalogueSource, IndexRecord, RecordWithTexts } from "./records.ts";

/** Activities read at once: the loop turns between. */
const batchSize = 1000;
/** A place's page of one type, or of one item of a filter, is worth discovery from so many activities. */
const fewestOfPair = 2;

/**
 * The catalogue in the database, as an index reads it. It is another one each day, for what can be booked changes with
 * the day.
 */
export function catalogueSource(db: Db, clock: Clock): CatalogueSource {
  return {
    revision: async () => `${await getRevision(db)} ${dateInZurich(clock.now())}`,
    read: (locale) => readRecords(db, locale, clock.now()),
  };
}

/**
 * Everything that can be found, in one language: activities, and the listing pages that have any (discovery spec §3,
 * "Search hit").
 */
async function readRecords(db: Db, locale: CatalogueLocale, now: number): Promise<RecordWithTexts[]> {
  const named = await readNames(db, locale);
  const bookable = await listBookableIds(db, dateInZurich(now), instantAt(now));
  const counted = new Counts();
  const records: RecordWithTexts[] = [];
  for (let after = 0; ;) {
    const rows = await listActivitiesToIndex(db, locale, after, batchSize);
    for (const row of rows) {
      const [type, location] = [named.types.get(row.type_id)!, named.locations.get(row.location_id)!];
      const attributes = fromJson<CatalogueActivity["attributes"]>(row.attributes).flatMap(({ items }) => items);
      const points = fromJson<readonly number[]>(row.points_of_interest);
      const isBookable = bookable.has(row.id);
      const record: IndexRecord = {
        objectID: `activity-${row.id}`,
        type: "activity",
        title: row.title,
        page: { kind: "activity", id: row.id, slug: row.slug },
        picture: pictureOf(fromJson<readonly Shown[]>(row.pictures)[0], locale),
        lat: row.latitude,
        lng: row.longitude,
        activityAmount: 1,
        isBookable,
        score: row.ranking_score,
        activity: {
          id: row.id,
          supplier: row.supplier,
          type: type.title,
          location: location.title,
          attributes: row.attributes,
          reservationSystem: row.reservation_system,
        },
      };
      counted.add(record, row, attributes, points);
      records.push({
        record,
        names: [
          ...namesOf(location),
          ...namesOf(type),
          row.supplier,
          ...attributes.flatMap((item) => namesOf(named.items.get(item))),
          ...points.flatMap((point) => namesOf(named.places.get(point))),
        ],
        // The text of its first picture is often the only one that names a thing: the paraglider of a tandem flight.
        description: [row.teaser, row.highlights, record.picture?.alternativeText ?? ""],
      });
    }
    if (rows.length < batchSize) break;
    after = rows.at(-1)!.id;
  }
  return [...records, ...pages(named, counted)];
}

/** The names of a place or category, in every language. */
function namesOf(page: Named | undefined): readonly string[] {
  return page ? [page.title, ...page.otherTitles] : [];
}

interface Named {
  readonly id: number;
  readonly title: string;
  /** What it is called in the catalogue's other languages, where that differs: Genf, Genève, Ginevra. */
  readonly otherTitles: readonly string[];
  readonly teaser: string;
  readonly picture: IndexRecord["picture"];
  readonly lat: number | null;
  readonly lng: number | null;
}
interface Names {
  readonly types: ReadonlyMap<number, Named>;
  readonly locations: ReadonlyMap<number, Named>;
  readonly items: ReadonlyMap<number, Named>;
  readonly places: ReadonlyMap<number, Named>;
}
type Shown = { readonly file: string; readonly alternativeText: Words; readonly color?: string | undefined };

async function readNames(db: Db, locale: CatalogueLocale): Promise<Names> {
  const [types, locations, items, places] = await Promise.all([
    listTypes(db),
    listLocations(db),
    listAttributeItems(db),
    listPointsOfInterest(db),
  ]);
  const name = (
    row: { id: number; teaser: string | null; picture: string | null; latitude?: number; longitude?: number },
    title: string,
  ): [number, Named] => [
    row.id,
    {
      id: row.id,
      ...titlesOf(fromJson<Words>(title), locale),
      teaser: fromJsonOrNull<Words>(row.teaser)?.[locale] ?? "",
      picture: pictureOf(fromJsonOrNull<Shown>(row.picture), locale),
      lat: row.latitude ?? null,
      lng: row.longitude ?? null,
    },
  ];
  return {
    types: new Map(types.map((row) => name(row, row.title))),
    locations: new Map(locations.map((row) => name(row, row.title))),
    items: new Map(items.map((row) => name(row, row.label))),
    places: new Map(places.map((row) => name(row, row.title))),
  };
}

function titlesOf(words: Words, locale: CatalogueLocale): Pick<Named, "title" | "otherTitles"> {
  const title = words[locale];
  return {
    title,
    otherTitles: [...new Set(mainLocales.map((each) => words[each]))].filter((other) => other !== title),
  };
}

function pictureOf(shown: Shown | null | undefined, locale: CatalogueLocale): IndexRecord["picture"] {
  return shown ? { file: shown.file, alternativeText: shown.alternativeText[locale], color: shown.color } : null;
}

interface Count {
  activities: number;
  bookable: number;
  /** Of its best activity: it stands in for a page that has none of its own. */
  picture: IndexRecord["picture"];
  score: number;
}

/** How many activities each page has, by the page's id. */
class Counts {
  readonly types = new Map<number, Count>();
  readonly locations = new Map<number, Count>();
  readonly items = new Map<number, Count>();
  readonly places = new Map<number, Count>();
  readonly locationTypes = new Map<string, Count>();
  readonly locationItems = new Map<string, Count>();

  add(
    { isBookable, picture, score }: IndexRecord,
    row: { type_id: number; location_id: number },
    items: readonly number[],
    places: readonly number[],
  ): void {
    const up = <Key>(counts: Map<Key, Count>, key: Key) => {
      let count = counts.get(key);
      if (!count) counts.set(key, (count = { activities: 0, bookable: 0, picture: null, score: -1 }));
      count.activities++;
      if (isBookable) count.bookable++;
      if (picture && score > count.score) {
        count.picture = picture;
        count.score = score;
      }
    };
    up(this.types, row.type_id);
    up(this.locations, row.location_id);
    up(this.locationTypes, `${row.location_id}-${row.type_id}`);
    for (const item of items) {
      up(this.items, item);
      up(this.locationItems, `${row.location_id}-${item}`);
    }
    for (const place of places) up(this.places, place);
  }
}

/**
 * Pages of a place with something else: they follow the plain page, and are found in the index's own language alone.
 */
const pairTypes: ReadonlySet<IndexRecord["type"]> = new Set(["location-type", "location-attribute"]);

/**
 * The listing pages that have activities. A place has two records: the page made for it, and the plain one (discovery
 * spec §7).
 */
function pages(named: Names, counted: Counts): RecordWithTexts[] {
  const records: RecordWithTexts[] = [];
  const add = (
    type: IndexRecord["type"],
    kind: ListingPageKind,
    id: string,
    page: Named,
    count: Count,
    titles: string | [string, string] = page.title,
  ) =>
    records.push({
      record: {
        objectID: `${type}-${id}`,
        type,
        title: page.title,
        page: { kind, id, titles },
        picture: page.picture ?? count.picture,
        lat: page.lat,
        lng: page.lng,
        activityAmount: count.activities,
        isBookable: count.bookable > 0,
        score: 0,
        activity: null,
      },
      names: pairTypes.has(type) ? [] : page.otherTitles,
      description: [page.teaser],
    });
  for (const [id, count] of counted.locations) {
    const page = named.locations.get(id)!;
    add("location", "location", String(id), page, count);
    add("location-generated", "location", String(id), page, count);
  }
  for (const [id, count] of counted.types) add("type", "type", String(id), named.types.get(id)!, count);
  for (const [id, count] of counted.items) {
    const page = named.items.get(id);
    if (page) add("attribute", "attribute", String(id), page, count);
  }
  for (const [id, count] of counted.places) {
    const page = named.places.get(id);
    if (page) add("poi", "point_of_interest", String(id), page, count);
  }
  const addPairs = (
    kind: "location-type" | "location-attribute",
    counts: ReadonlyMap<string, Count>,
    seconds: ReadonlyMap<number, Named>,
  ) => {
    for (const [id, count] of counts) {
      const [first = 0, second = 0] = id.split("-").map(Number);
      const [location, other] = [named.locations.get(first)!, seconds.get(second)];
      if (!other || count.activities < fewestOfPair) continue;
      add(
        kind,
        kind,
        id,
        { ...location, title: `${location.title}: ${other.title}`, teaser: "", picture: null },
        count,
        [location.title, other.title],
      );
    }
  };
  addPairs("location-type", counted.locationTypes, named.types);
  addPairs("location-attribute", counted.locationItems, named.items);
  return records;
}
