import { transportOfferId } from "../../sdk/contracts/transport.ts";
import { ticketCategoryHash } from "./category-hash.ts";
import { checkReferences, checkTeamRules } from "./check-references.ts";
import { checkTexts } from "./check-texts.ts";
import { checkTimes } from "./check-times.ts";
import { checkValues } from "./check-values.ts";
import type { Path, Problem } from "./problems.ts";
import { isAboutStandIn, readShape } from "./read-shape.ts";
import type { Catalogue } from "../domain/catalogue-schema.ts";

/** A catalogue that nothing is wrong with, or all that is: its shape, and what contradicts itself in it. */
export type Checked =
  | { readonly catalogue: Catalogue; readonly problems: readonly [] }
  | { readonly catalogue: null; readonly problems: readonly Problem[] };

/**
 * Checks a catalogue; `now` in ms. `isTeams`: also applies the rules for a team's file. Skips references to an id that
 * could not be read, and values that replace another.
 */
export function checkCatalogue(input: unknown, now: number, isTeams = false): Checked {
  const { catalogue, problems: ofShape, standIns } = readShape(input);
  const hasAllIds = standIns.every((path) => path.length > 2 && path.at(-1) !== "id");
  const found = [
    ...(isTeams ? checkTexts(input, catalogue ?? undefined) : []),
    ...(catalogue ? checkParts(catalogue, now) : []),
    ...(catalogue && hasAllIds ? [...checkReferences(catalogue), ...(isTeams ? checkTeamRules(catalogue) : [])] : []),
  ];
  const problems = [...ofShape, ...found.filter((problem) => !isAboutStandIn(problem, standIns))];
  return catalogue && problems.length === 0 ? { catalogue, problems: [] } : { catalogue: null, problems };
}

/**
 * Semantic errors of a catalogue with a valid shape: ids, duplicate tickets, times, contradictions (RULES 15, 17).
 * `now` in ms.
 */
function checkParts(catalogue: Catalogue, now: number): Problem[] {
  return [...checkIds(catalogue), ...checkTwins(catalogue), ...checkTimes(catalogue, now), ...checkValues(catalogue)];
}

/**
 * Every id is unique in the catalogue; so are the ids of the booking system. One is that of the hidden activity of
 * trips.
 */
function checkIds(catalogue: Catalogue): Problem[] {
  const problems: Problem[] = [];
  /** Says where a value was before, when it comes again. */
  const isFirst = (what: string, reserved?: number) => {
    const known = new Map<string | number, Path>();
    return (value: string | number, path: Path) => {
      if (value === reserved)
        problems.push({ path, message: `${what} ${value} belongs to public transport; another one is wanted` });
      const other = known.get(value);
      if (other) problems.push({ path, message: `${what} ${value} is taken already; each has its own`, other });
      else known.set(value, path);
    };
  };
  for (const list of [
    "suppliers",
    "types",
    "locations",
    "attributes",
    "pointsOfInterest",
    "activities",
    "reviews",
  ] as const) {
    const id = isFirst(`in ${list}, the id`, transportOfferId);
    for (const [place, each] of catalogue[list].entries()) id(each.id, [list, place, "id"]);
  }
  const item = isFirst("in attributes, the id of an item");
  for (const [place, { items }] of catalogue.attributes.entries())
    for (const [inner, { id }] of items.entries()) item(id, ["attributes", place, "items", inner, "id"]);
  const [mapped, offer, category] = [
    isFirst("the mappedId", transportOfferId),
    isFirst("the offer id", transportOfferId),
    isFirst("the ticket category id"),
  ];
  for (const [place, activity] of catalogue.activities.entries()) {
    mapped(activity.mappedId, ["activities", place, "mappedId"]);
    for (const [at, each] of activity.offers.entries()) {
      const path = ["activities", place, "offers", at];
      offer(each.id, [...path, "id"]);
      for (const [inner, { id }] of each.categories.entries()) category(id, [...path, "categories", inner, "id"]);
      const key = isFirst("the field key");
      for (const [inner, field] of each.personalization.entries())
        key(field.key, [...path, "personalization", inner, "key"]);
    }
  }
  return problems;
}

/** Two ticket categories of an offer that can't be distinguished (RULES 15). */
function checkTwins({ activities }: Catalogue): Problem[] {
  return activities.flatMap((activity, place) =>
    activity.offers.flatMap((offer, at) => {
      const known = new Map<string, number>();
      return offer.categories.flatMap((category, inner): Problem[] => {
        const hash = ticketCategoryHash(category);
        const twin = known.get(hash);
        known.set(hash, category.id);
        if (twin === undefined) return [];
        const message = `the ticket categories ${twin} and ${category.id} are alike (${hash}); audience, discount, type, ages or occupancy must differ`;
        return [{ path: ["activities", place, "offers", at, "categories", inner], message }];
      });
    }),
  );
}
