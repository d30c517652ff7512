import {
  noFilters,
  ratingOptions,
  sorts,
  type Filters,
  type RatingOption,
  type Sort,
} from "../../contracts/discovery.ts";
import { attributeOf } from "./filters.rules.ts";
import type { Position } from "../../contracts/distance.ts";

/** Reads one parameter of the page's address; null where it is not there. */
export type Query = (name: string) => string | null;

const longestList = 1000;
const idPattern = /^[1-9]\d{0,9}$/;
const greatestId = 2_147_483_647;
const keyPattern = /^[\w-]{1,64}$/;

/** Ids with commas between; whatever is none is left out quietly. */
export function idsIn(text: string | null): number[] {
  const ids = (text ?? "").replace(/^\[|\]$/g, "").split(",");
  const known = ids.map((one) => one.trim()).filter((one) => idPattern.test(one) && Number(one) <= greatestId);
  return [...new Set(known.map(Number))].slice(0, longestList);
}

function keysIn(text: string | null): string[] {
  const keys = (text ?? "").split(",").map((one) => one.trim());
  return [...new Set(keys.filter((one) => keyPattern.test(one)))].slice(0, 100);
}

function isDate(text: string | null): text is string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** A date that is one, and not over (discovery spec §2: past days are disabled). */
function dateIn(text: string | null, today: () => string): string | null {
  return isDate(text) && text >= today() ? text : null;
}

/** Whether an address has a past day; `today` is called only if it has a day. */
export function hasPassedDate(query: Query, today: () => string): boolean {
  const date = query("date");
  return isDate(date) && date < today();
}

/** Whether a flag of the address is set: `?guided`, `=1`, `=true`. */
export function isSet(text: string | null): boolean {
  return text !== null && ["", "1", "true"].includes(text);
}

/**
 * The filters that stand in an address (discovery spec §2). Unknown and malformed values are ignored. `names` are all
 * its parameters; `today` is called only where there is a date: a browser takes a while to know a time zone.
 */
export function filtersIn(query: Query, names: readonly string[], today: () => string): Filters {
  const attributes = names.flatMap((name) => {
    const attribute = attributeOf(name);
    const items = idsIn(query(name));
    return attribute && items.length > 0 ? [[attribute, items] as const] : [];
  });
  const rating = query("rating") as RatingOption | null;
  return {
    ...noFilters,
    locations: idsIn(query("locations")),
    types: idsIn(query("types")),
    languages: keysIn(query("languages")),
    discountTypes: keysIn(query("discountTypes")),
    guided: isSet(query("guided")),
    rating: rating && ratingOptions.includes(rating) ? rating : null,
    date: dateIn(query("date"), today),
    reachableFrom: query("reachableFrom")?.slice(0, 200) || null,
    attributes: Object.fromEntries(attributes.slice(0, 50)),
  };
}

/**
 * Filters as parameters of an address; `null` takes one out. Sort and search text stay out of it (discovery spec §4).
 * `names` are the parameters that it has now: those of attributes that are no longer chosen go.
 */
export function parametersOf(filters: Filters, names: readonly string[]): Record<string, string | null> {
  const list = (items: readonly (string | number)[]) => (items.length > 0 ? items.join(",") : null);
  return {
    locations: list(filters.locations),
    types: list(filters.types),
    languages: list(filters.languages),
    discountTypes: list(filters.discountTypes),
    guided: filters.guided ? "true" : null,
    rating: filters.rating,
    date: filters.date,
    reachableFrom: filters.reachableFrom,
    ...Object.fromEntries(names.filter((name) => attributeOf(name)).map((name) => [name, null])),
    ...Object.fromEntries(Object.entries(filters.attributes).map(([id, items]) => [`a${id}`, list(items)])),
  };
}

/** A sort is accepted only if it is known (discovery spec §5). */
export function sortIn(text: string | null): Sort | undefined {
  return sorts.find((sort) => sort === text);
}

/** A position of an address; null where it is none, or out of range. */
export function placeIn(query: Query): Position | null {
  const [latitude, longitude] = [query("lat"), query("long")].map((text) => (text?.trim() ? Number(text) : NaN)) as [
    number,
    number,
  ];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
