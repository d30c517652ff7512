import { AppError } from "../../../errors.ts";
import type { FacetHit, FacetStats } from "../protocol.ts";
import type { IndexRecord } from "../records.ts";
import { noMatches } from "./find.ts";
import { highlight, type Tags } from "./highlight.ts";
import { normalized } from "./tokens.ts";

/** Attributes for faceting. */
const facetNames = ["type", "isBookable", "activityAmount"] as const;
export type FacetName = (typeof facetNames)[number];
/** `sortFacetValuesBy`. */
export type FacetOrder = "count" | "alpha";
const defaultValues = 100;
const defaultFacetHits = 10;
const mostFacetHits = 100;

/** Which of the attributes a query wants counted; the hosted index leaves out the others too. */
export function facetsWanted(names: readonly string[] | null): readonly FacetName[] {
  return facetNames.filter((name) =>
    names?.some((each) => each === name || each === "*" || each === `searchable(${name})`),
  );
}

/** How many of the found records have each value: the most first, or by the value (`alpha`). */
function countValues(
  records: readonly IndexRecord[],
  rankOf: Uint8Array,
  name: FacetName,
  order: FacetOrder = "count",
): [string, number][] {
  const counts = new Map<string, number>();
  for (let document = 0; document < records.length; document++) {
    if (rankOf[document] === noMatches) continue;
    const value = String(records[document]![name]);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(
    ([one, count], [other, next]) => (order === "alpha" ? 0 : next - count) || (one < other ? -1 : 1),
  );
}

/** `facets` and `facets_stats` of an answer. */
export function countFacets(
  records: readonly IndexRecord[],
  rankOf: Uint8Array,
  names: readonly FacetName[],
  most = defaultValues,
  order?: FacetOrder,
) {
  const counted = names.map((name) => [name, countValues(records, rankOf, name, order)] as const);
  const amounts = counted.find(([name]) => name === "activityAmount")?.[1] ?? [];
  return {
    facets: Object.fromEntries(counted.map(([name, values]) => [name, Object.fromEntries(values.slice(0, most))])),
    ...(amounts.length > 0 ? { facets_stats: { activityAmount: statsOf(amounts) } } : {}),
  };
}

function statsOf(values: readonly (readonly [string, number])[]): FacetStats {
  const numbers = values.map(([value]) => Number(value));
  const count = values.reduce((sum, [, times]) => sum + times, 0);
  const sum = values.reduce((sum, [value, times]) => sum + Number(value) * times, 0);
  return { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / count, sum };
}

/**
 * Values of an attribute that a text meets, by their beginnings. Throws `invalid_input` for an attribute that isn't
 * searchable.
 */
export function searchValues(
  records: readonly IndexRecord[],
  rankOf: Uint8Array,
  name: string,
  text: string,
  tags: Tags,
  most = defaultFacetHits,
): FacetHit[] {
  if (name !== "type")
    throw new AppError(
      "invalid_input",
      `Cannot search in \`${name.slice(0, 40)}\` attribute, you need to add \`searchable(${name.slice(0, 40)})\` to attributesForFaceting.`,
    );
  if (!Number.isInteger(most) || most < 0 || most > mostFacetHits)
    throw new AppError("invalid_input", `maxFacetHits is a whole number to ${mostFacetHits}.`);
  const typed = normalized(text).split(" ").filter(Boolean);
  const meets = (value: string) =>
    typed.every((start) =>
      normalized(value)
        .split(" ")
        .some((word) => word.startsWith(start)),
    );
  return countValues(records, rankOf, name)
    .filter(([value]) => meets(value))
    .slice(0, most)
    .map(([value, count]) => ({ value, highlighted: highlight(value, text, tags).value, count }));
}
