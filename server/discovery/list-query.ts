import * as v from "valibot";
import { Filters, longestSearch, noFilters } from "../../sdk/contracts/discovery.ts";
import { mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import { AppError } from "../errors.ts";
import type { Scope, ActivityQuery } from "./narrow.ts";
import type { Position } from "../../sdk/contracts/distance.ts";

const largestId = 2_147_483_647;
const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(largestId),
);
const mostIds = 1000;
const Ids = v.pipe(v.array(Id), v.maxLength(mostIds));
/** A group that isn't known is refused: to leave it out would show what was to be filtered away. */
const StrictFilters = v.pipe(
  v.custom<object>(
    (input) => typeof input === "object" && input !== null && !Array.isArray(input),
    "an object is wanted",
  ),
  v.strictObject(Filters.entries),
);

/** The query of a list, as the contracts name its parameters. */
export interface ListQuery {
  readonly lat?: string | undefined;
  readonly long?: string | undefined;
  readonly regionId?: string | undefined;
  readonly locationIds?: string | undefined;
  readonly typeIds?: string | undefined;
  readonly attributeIds?: string | undefined;
  readonly activityIds?: string | undefined;
  readonly skipIds?: string | undefined;
  readonly pointOfInterestId?: string | undefined;
  readonly filters?: string | undefined;
  readonly s?: string | undefined;
}

/** Reads the query of a list. Throws 400 `invalid_input` with the parameter's name. */
export function readActivityQuery(query: ListQuery, locale: Locale): ActivityQuery {
  const scope: Scope = {
    locationIds: readIds(
      query.locationIds || (query.regionId && `[${query.regionId}]`),
      query.locationIds ? "locationIds" : "regionId",
    ),
    typeIds: readIds(query.typeIds, "typeIds"),
    attributeIds: readIds(query.attributeIds, "attributeIds"),
    activityIds: readIds(query.activityIds, "activityIds"),
    skipIds: readIds(query.skipIds, "skipIds"),
    pointOfInterestId: readIds(query.pointOfInterestId && `[${query.pointOfInterestId}]`, "pointOfInterestId")?.[0],
  };
  return { scope, filters: readFilters(query.filters), text: readText(query.s), locale: mainLocaleOf(locale) };
}

/** A list of ids as the JSON text of discovery spec §7: `[104,88]`; an empty text is none. */
export function readIds(text: string | undefined, field: string): number[] | undefined {
  if (!text) return undefined;
  const parsed = v.safeParse(Ids, readJson(text));
  if (!parsed.success) throw refused(field, `a JSON list of ids is wanted, ${mostIds} at most`);
  return parsed.output;
}

/** `lat` and `long` in degrees: both or none. */
export function readListPosition({ lat, long }: Pick<ListQuery, "lat" | "long">): Position | null {
  if (!lat && !long) return null;
  return { latitude: readDegrees(lat, 90, "lat"), longitude: readDegrees(long, 180, "long") };
}

/** `west,south,east,north` in degrees. */
export function readBounds(text: string | undefined): Scope["bounds"] {
  if (!text) return undefined;
  const [west, south, east, north, ...more] = text.split(",");
  if (more.length > 0) throw refused("bounds", "west,south,east,north in degrees are wanted");
  const bounds = {
    west: readDegrees(west, 180, "bounds"),
    south: readDegrees(south, 90, "bounds"),
    east: readDegrees(east, 180, "bounds"),
    north: readDegrees(north, 90, "bounds"),
  };
  if (bounds.south > bounds.north) throw refused("bounds", "south lies below north");
  return bounds;
}

/** An integer within bounds, or the default. */
export function readNumber(
  text: string | undefined,
  field: string,
  bounds: { readonly from: number; readonly to: number; readonly otherwise: number },
): number {
  if (!text) return bounds.otherwise;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= bounds.from && number <= bounds.to))
    throw refused(field, `a whole number from ${bounds.from} to ${bounds.to} is wanted`);
  return number;
}

function readDegrees(text: string | undefined, most: number, field: string): number {
  const degrees = /^\s*-?\d{1,3}(?:\.\d{1,20})?\s*$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (!(Math.abs(degrees) <= most)) throw refused(field, `degrees to ±${most} are wanted`);
  return degrees;
}

function readFilters(text: string | undefined): Filters {
  if (!text) return noFilters;
  const parsed = v.safeParse(StrictFilters, readJson(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw refused(path ? `filters.${path}` : "filters", issue.message);
}

function readText(text: string | undefined): string {
  const trimmed = text?.trim() ?? "";
  if (trimmed.length > longestSearch) throw refused("s", `${longestSearch} characters at most are wanted`);
  return trimmed;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(field: string, wanted: string): AppError {
  return new AppError("invalid_input", `${field} can't be read: ${wanted}.`, { [field]: wanted });
}
