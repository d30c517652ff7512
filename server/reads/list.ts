import type { ParsedInput } from "../../sdk/contracts/call.ts";
import type { Sort } from "../../sdk/contracts/discovery.ts";
import type { Facets } from "../../sdk/contracts/listing.ts";
import type { listActivities, listFacets } from "../../sdk/contracts/calls/listing.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { JsonAnswer } from "../discovery/json-answer.ts";
import type { Services } from "../services.ts";
import { dateInZurich } from "../domain/wall-time.ts";
import { facets } from "../discovery/facets.ts";
import { listSimilar, queryActivities } from "../discovery/query-activities.ts";
import { readActivityQuery, readIds, readListPosition, readNumber } from "../discovery/list-query.ts";

/** Activities of an answer (RULES 25), and of a page for the default radius (RULES 22). */
const mostActivities = 2_000;
const pageOfRadius = 16;
const furthestOffset = 1_000_000;

/** `GET /activities/{locale}/`: the cards of a list. Throws 400 `invalid_input` with the parameter's name. */
export async function answerList(
  { db, clock, discovery }: Pick<Services, "db" | "clock" | "discovery">,
  locale: Locale,
  query: ParsedInput<typeof listActivities>["query"],
): Promise<JsonAnswer> {
  const narrowed = readActivityQuery(query, locale);
  const position = readListPosition(query);
  const pins = readIds(query.capi, "capi") ?? [];
  const limit = readNumber(query.limit, "limit", { from: 1, to: mostActivities, otherwise: mostActivities });
  const offset = readNumber(query.offset, "offset", { from: 0, to: furthestOffset, otherwise: 0 });
  const page = query.limit ? limit : pageOfRadius;
  const similarTo = readIds(query.similarTo?.replace(/^\d+$/, "[$&]"), "similarTo");
  const catalogue = await discovery.current();
  const sort = query.sort ?? defaultSort(position !== null);
  const places =
    similarTo === undefined
      ? await queryActivities(catalogue, { ...narrowed, sort, position, pins, limit, offset, page })
      : await listSimilar(db, catalogue, similarTo, narrowed);
  return catalogue.cards.list(places, locale, { seats: catalogue.seats, today: dateInZurich(clock.now()), position });
}

/** `GET /activities/{locale}/facets/`: what the same list can be filtered by. Throws as `answerList`. */
export async function answerFacets(
  { discovery }: Pick<Services, "discovery">,
  locale: Locale,
  query: ParsedInput<typeof listFacets>["query"],
): Promise<Facets> {
  const catalogue = await discovery.current();
  const wanted = readActivityQuery(query, locale);
  return facets(catalogue, wanted, readListPosition(query), locale, query.reachableFrom || null);
}

/** A list for a position begins with what is nearest. */
function defaultSort(hasPosition: boolean): Sort {
  return hasPosition ? "distance" : "relevance";
}
