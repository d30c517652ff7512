import { randomBytes } from "node:crypto";
import { mainLocales, type Locale } from "../../../../sdk/contracts/locale.ts";
import { hitsPerPage as defaultHits, hitTypes } from "../../../../sdk/contracts/search.ts";
import { longestSearch } from "../../../../sdk/contracts/finding.ts";
import { AppError } from "../../../errors.ts";
import { onlyInMainLocales, readFacetFilters, readFilters } from "../filters.ts";
import { presentHit } from "../present.ts";
import type { IndexQuery, RawHit, RawIndexAnswer } from "../protocol.ts";
import type { IndexRecord } from "../records.ts";
import { fields, find, notFound, ranks, type Field } from "./find.ts";
import { highlight } from "./highlight.ts";
import { nearest, readPosition, type Near } from "./near.ts";
import type { TextIndex } from "./text-index.ts";

/** One language of the index: records in the order of `byRank`, and the texts that they are found by. */
export interface LanguageIndex {
  readonly records: readonly IndexRecord[];
  readonly texts: TextIndex;
}

/** The hosted index's own limits: hits of a page, and how deep pages go. */
const [mostHits, deepestHit] = [1000, 20_000];
const queryIdBytes = 16;
const marks = { before: "<em>", after: "</em>" };
const longestTag = 64;

/** Answers a query in the hosted index's shape (RULES 24; discovery spec §7). Throws `invalid_input` for what can't be read. */
export function answer(index: LanguageIndex, locale: Locale, asked: IndexQuery, origin: string): RawIndexAnswer {
  const began = performance.now();
  const query = (asked.query ?? "").slice(0, longestSearch);
  const size = whole("hitsPerPage", asked.hitsPerPage, defaultHits, mostHits);
  const page = whole("page", asked.page, 0, deepestHit);
  const near = readPosition(asked.aroundLatLng, asked.aroundRadius);
  const { rankOf } = find(index.texts, query, {
    allOptional: asked.removeWordsIfNoResults === "allOptional",
    fields: fieldsOf(asked.restrictSearchableAttributes),
  });
  const facets = narrow(index.records, rankOf, asked, near, isMain(locale));
  const from = Math.min(page * size, deepestHit);
  const { documents, nbHits } = (near ? nearest : inOrder)(index.records, rankOf, from, Math.min(from + size, deepestHit), near!);
  return {
    hits: documents.map((document) => presentRaw(index.records[document]!, rankOf[document]!, locale, asked, query, near, origin)),
    nbHits,
    page,
    nbPages: size === 0 ? 0 : Math.ceil(Math.min(nbHits, deepestHit) / size),
    hitsPerPage: size,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    ...(wantsTypes(asked.facets) ? { facets: { type: facets } } : {}),
    query,
    params: new URLSearchParams(
      Object.entries({ query, page, hitsPerPage: size, filters: asked.filters ?? "" }).map(([name, value]) => [name, String(value)]),
    ).toString(),
    ...(asked.clickAnalytics ? { queryID: randomBytes(queryIdBytes).toString("hex") } : {}),
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
  };
}

/** Takes out of `rankOf` what the filters leave out; counts the rest by type. */
function narrow(records: readonly IndexRecord[], rankOf: Uint8Array, asked: IndexQuery, near: Near | null, withGenerated: boolean): Record<string, number> {
  const [holds, facetsHold] = [readFilters(asked.filters), readFacetFilters(asked.facetFilters)];
  const counts: Record<string, number> = {};
  const counting = wantsTypes(asked.facets);
  const isFree = withGenerated && !asked.filters && !asked.facetFilters && !near?.radius;
  const isKept = (record: IndexRecord) =>
    (withGenerated || record.type !== onlyInMainLocales) && holds(record) && facetsHold(record) && (!near?.radius || near.metresTo(record) <= near.radius);
  if (isFree && !counting) return counts;
  for (let document = 0; document < records.length; document++) {
    if (rankOf[document] === notFound) continue;
    const record = records[document]!;
    if (!isFree && !isKept(record)) rankOf[document] = notFound;
    else if (counting) counts[record.type] = (counts[record.type] ?? 0) + 1;
  }
  return Object.fromEntries(hitTypes.filter((type) => counts[type]).map((type) => [type, counts[type]!]));
}

/** The documents of a page: by rank, then in the records' own order. */
function inOrder(records: readonly IndexRecord[], rankOf: Uint8Array, from: number, to: number): { documents: number[]; nbHits: number } {
  const counts = new Uint32Array(ranks);
  for (const rank of rankOf) if (rank !== notFound) counts[rank]!++;
  // Where the documents of each rank begin in the whole list.
  const starts = new Uint32Array(ranks);
  for (let rank = 1; rank < ranks; rank++) starts[rank] = starts[rank - 1]! + counts[rank - 1]!;
  const nbHits = starts[ranks - 1]! + counts[ranks - 1]!;
  const documents = Array.from<number>({ length: Math.max(0, Math.min(to, nbHits) - from) });
  for (let document = 0; document < records.length; document++) {
    const rank = rankOf[document]!;
    if (rank === notFound) continue;
    const place = starts[rank]!++;
    if (place >= from && place < to) documents[place - from] = document;
  }
  return { documents, nbHits };
}

function presentRaw(record: IndexRecord, rank: number, locale: Locale, asked: IndexQuery, query: string, near: Near | null, origin: string): RawHit {
  const metres = near ? near.metresTo(record) : undefined;
  const hit = { ...presentHit(record, locale, origin), ...(metres === undefined || !Number.isFinite(metres) ? {} : { distance: kilometres(metres) }) };
  const wanted = strings(asked.attributesToRetrieve);
  const kept = wanted && !wanted.includes("*") ? Object.fromEntries(Object.entries(hit).filter(([name]) => wanted.includes(name))) : hit;
  const lit = strings(asked.attributesToHighlight);
  const tags = { before: tag(asked.highlightPreTag, marks.before), after: tag(asked.highlightPostTag, marks.after) };
  return {
    ...kept,
    objectID: record.objectID,
    ...(lit && !lit.includes("*") && !lit.includes("title") ? {} : { _highlightResult: { title: highlight(record.title, query, tags) } }),
    ...(asked.getRankingInfo ? { _rankingInfo: rankingInfo(rank, query, metres, record) } : {}),
  };
}

function rankingInfo(rank: number, query: string, metres: number | undefined, record: IndexRecord) {
  const words = query.split(/\s+/).filter(Boolean).length;
  const nbTypos = rank % 16;
  return {
    nbTypos,
    nbExactWords: Math.max(0, words - nbTypos),
    words,
    geoDistance: metres !== undefined && Number.isFinite(metres) ? Math.round(metres) : 0,
    userScore: Math.round(record.score * 1000),
  };
}

/** The searchable attributes that are asked for; all of them where none is. Throws `invalid_input` for another one, as the hosted index does. */
function fieldsOf(given: unknown): readonly Field[] | undefined {
  const names = strings(given);
  if (!names || names.length === 0) return undefined;
  const unknown = names.find((name) => !(fields as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new AppError("invalid_input", `restrictSearchableAttributes: ${JSON.stringify(unknown)} is not in searchableAttributes (${fields.join(", ")}).`);
  return names as readonly Field[];
}

function isMain(locale: Locale): boolean {
  return (mainLocales as readonly string[]).includes(locale);
}

/** RULES 22: below 10 km one decimal, else whole. */
function kilometres(metres: number): number {
  const km = metres / 1000;
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
}

function whole(name: string, given: number | undefined, otherwise: number, most: number): number {
  if (given === undefined) return otherwise;
  if (!Number.isInteger(given) || given < 0) throw new AppError("invalid_input", `${name} is a whole number from 0.`, { [name]: "a whole number from 0" });
  return Math.min(given, most);
}

function strings(given: unknown): readonly string[] | null {
  if (typeof given === "string") return given.split(",");
  return Array.isArray(given) ? given.filter((each): each is string => typeof each === "string") : null;
}

function wantsTypes(facets: unknown): boolean {
  return strings(facets)?.some((name) => name === "type" || name === "*") ?? false;
}

function tag(given: string | undefined, otherwise: string): string {
  return given === undefined ? otherwise : given.slice(0, longestTag);
}
