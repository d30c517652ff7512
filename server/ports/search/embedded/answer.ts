import { randomBytes } from "node:crypto";
import { mainLocaleOf, mainLocales, type Locale } from "../../../../sdk/contracts/locale.ts";
import { hitsPerPage as defaultHits } from "../../../../sdk/contracts/search.ts";
import { longestSearch } from "../../../../sdk/contracts/discovery.ts";
import { AppError } from "../../../errors.ts";
import { onlyInMainLocales, readFacetFilters, readFilters, readNumericFilters } from "../filters.ts";
import { pickAttributes } from "../attributes.ts";
import type { FacetAnswer, FacetQuery, IndexQuery, RawHit, RawIndexAnswer } from "../protocol.ts";
import type { CatalogueLocale, IndexRecord } from "../records.ts";
import type { HitPresenter } from "../search.ts";
import { readBoundingBox } from "./bounding-box.ts";
import { countFacets, facetsWanted, searchValues } from "./facets.ts";
import { fields, find, noMatches, ranks, type Field } from "./find.ts";
import { highlight } from "./highlight.ts";
import { nearest, readOrigin, type Origin } from "./nearby-places.ts";
import { checkParameters } from "./parameters.ts";
import { readPolygons } from "./polygon.ts";
import type { TextIndex } from "./text-index.ts";
import { typoSizes, type TypoSizes } from "./typo.ts";

/** One language of the index: records in the order of `byRank`, and the texts that they are found by. */
export interface LanguageIndex {
  readonly records: readonly IndexRecord[];
  readonly texts: TextIndex;
  /** The records that are activities, by their content ids, ascending. */
  readonly activities: { readonly ids: Int32Array; readonly documents: Uint32Array };
}

/** The hosted index's own limits: hits of a page, and how deep pages go. */
const [mostHits, deepestHit] = [1000, 20_000];
const queryIdBytes = 16;
const marks = { before: "<em>", after: "</em>" };
const longestTag = 64;
/** Words of a snippet. */
const defaultSnippet = 10;

/**
 * Answers a query in the hosted index's shape (RULES 24; discovery spec §7). Throws `invalid_input` for what can't be
 * read, or isn't supported. `depth`: how many hits can be reached.
 */
export function answer(
  index: LanguageIndex,
  locale: Locale,
  request: IndexQuery,
  presentHit: HitPresenter,
  depth = deepestHit,
): RawIndexAnswer {
  const began = performance.now();
  checkParameters(request);
  const query = (request.query ?? "").slice(0, longestSearch);
  const { from, size, shape } = rangeOf(request, depth);
  const { rankOf, origin } = foundBy(index, locale, request);
  const wanted = facetsWanted(strings(request.facets));
  const { documents, nbHits } = (origin ? nearest : inOrder)(
    index.records,
    rankOf,
    from,
    Math.min(from + size, depth),
    origin!,
  );
  return {
    hits: documents.map((document) => presentRaw(index.records[document]!, locale, request, query, origin, presentHit)),
    nbHits,
    ...shape(nbHits),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    ...(wanted.length > 0
      ? {
          ...countFacets(index.records, rankOf, wanted, request.maxValuesPerFacet, request.sortFacetValuesBy),
          exhaustiveFacetsCount: true,
        }
      : {}),
    query,
    params: encodeParameters(request),
    ...(request.clickAnalytics ? { queryID: randomBytes(queryIdBytes).toString("hex") } : {}),
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
  };
}

/** The request as the answer repeats it: a query string with all of its parameters, lists as JSON. */
export function encodeParameters(request: IndexQuery): string {
  // `encodeURIComponent` throws on half a surrogate pair.
  const encode = (text: string) => encodeURIComponent(text.toWellFormed());
  return Object.entries(request)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encode(name)}=${encode(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&");
}

/** Searches the values of an attribute among what a query finds. */
export function answerFacet(index: LanguageIndex, locale: Locale, facet: string, request: FacetQuery): FacetAnswer {
  const began = performance.now();
  checkParameters(request);
  const { rankOf } = foundBy(index, locale, request);
  const facetHits = searchValues(
    index.records,
    rankOf,
    facet,
    request.facetQuery ?? "",
    tagsOf(request),
    request.maxFacetHits,
  );
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
  };
}

/**
 * Which hits are wanted: a page of them, or from an offset on. The answer names the one that was requested. As at the
 * hosted index more than `mostHits` are `mostHits`, a length without an offset is ignored, and an offset without a
 * length takes a page's size.
 */
function rangeOf(request: IndexQuery, depth: number) {
  const size = readInteger("hitsPerPage", request.hitsPerPage, defaultHits, mostHits);
  const length = readInteger("length", request.length, size, mostHits);
  if (request.offset !== undefined) {
    const offset = readInteger("offset", request.offset, 0, deepestHit);
    return { from: offset, size: length, shape: () => ({ offset, length }) };
  }
  const page = readInteger("page", request.page, 0, deepestHit);
  const nbPages = (nbHits: number) => (size === 0 ? 0 : Math.ceil(Math.min(nbHits, depth) / size));
  return {
    from: Math.min(page * size, depth),
    size,
    shape: (nbHits: number) => ({ page, nbPages: nbPages(nbHits), hitsPerPage: size }),
  };
}

/** What the text and the filters find. */
function foundBy(
  index: LanguageIndex,
  locale: Locale,
  indexQuery: IndexQuery,
): { readonly rankOf: Uint8Array; readonly origin: Origin | null } {
  const options = {
    allOptional: readRemoveWords(indexQuery.removeWordsIfNoResults),
    fields: fieldsOf(indexQuery.restrictSearchableAttributes),
    typoSizes: readTypoSizes(indexQuery),
  };
  const isInArea = readBoundingBox(indexQuery.insideBoundingBox) ?? readPolygons(indexQuery.insidePolygon);
  const origin = isInArea ? null : readOrigin(indexQuery.aroundLatLng, indexQuery.aroundRadius);
  const { rankOf } = find(index.texts, (indexQuery.query ?? "").slice(0, longestSearch), options);
  const conditions: ((record: IndexRecord) => boolean)[] = [
    ...(isMain(locale) ? [] : [(record: IndexRecord) => isShown(record, locale)]),
    ...(indexQuery.filters ? [readFilters(indexQuery.filters)] : []),
    ...(indexQuery.facetFilters ? [readFacetFilters(indexQuery.facetFilters)] : []),
    ...(indexQuery.numericFilters ? [readNumericFilters(indexQuery.numericFilters)] : []),
    ...(isInArea ? [isInArea] : []),
    ...(origin?.radius ? [(record: IndexRecord) => origin.metresTo(record) <= origin.radius!] : []),
  ];
  if (conditions.length > 0)
    for (let document = 0; document < index.records.length; document++)
      if (rankOf[document] !== noMatches && !conditions.every((holds) => holds(index.records[document]!)))
        rankOf[document] = noMatches;
  return { rankOf, origin };
}

function readRemoveWords(given: string | undefined): boolean {
  if (given !== undefined && given !== "none" && given !== "allOptional")
    throw new AppError("invalid_input", "removeWordsIfNoResults: none and allOptional are supported by this index.");
  return given === "allOptional";
}

/**
 * From which length on a word may have one typing error, and two. Throws `invalid_input` for another tolerance than yes
 * and no.
 */
function readTypoSizes({
  typoTolerance: tolerance = true,
  minWordSizefor1Typo,
  minWordSizefor2Typos,
}: IndexQuery): TypoSizes {
  if (tolerance !== true && tolerance !== "true" && tolerance !== false && tolerance !== "false")
    throw new AppError("invalid_input", "typoTolerance: true and false are supported by this index.");
  if (String(tolerance) === "false") return { one: Infinity, two: Infinity };
  return {
    one: readInteger("minWordSizefor1Typo", minWordSizefor1Typo, typoSizes.one, longestSearch),
    two: readInteger("minWordSizefor2Typos", minWordSizefor2Typos, typoSizes.two, longestSearch),
  };
}

/** The documents of a page: by rank, then in the order of the records. */
function inOrder(
  records: readonly IndexRecord[],
  rankOf: Uint8Array,
  from: number,
  to: number,
): { documents: number[]; nbHits: number } {
  const counts = new Uint32Array(ranks);
  for (const rank of rankOf) if (rank !== noMatches) counts[rank]!++;
  // The start of each rank's documents in the list.
  const starts = new Uint32Array(ranks);
  for (let rank = 1; rank < ranks; rank++) starts[rank] = starts[rank - 1]! + counts[rank - 1]!;
  const nbHits = starts[ranks - 1]! + counts[ranks - 1]!;
  const documents = Array.from<number>({ length: Math.max(0, Math.min(to, nbHits) - from) });
  for (let document = 0; document < records.length; document++) {
    const rank = rankOf[document]!;
    if (rank === noMatches) continue;
    const place = starts[rank]!++;
    if (place >= from && place < to) documents[place - from] = document;
  }
  return { documents, nbHits };
}

function presentRaw(
  record: IndexRecord,
  locale: Locale,
  indexQuery: IndexQuery,
  query: string,
  origin: Origin | null,
  presentHit: HitPresenter,
): RawHit {
  const metres = origin ? origin.metresTo(record) : undefined;
  const hit = {
    ...presentHit(record, locale),
    ...geolocOf(record),
    ...(metres === undefined || !Number.isFinite(metres) ? {} : { distance: kilometres(metres) }),
  };
  const wanted = strings(indexQuery.attributesToRetrieve);
  const attributes = pickAttributes(hit, wanted);
  const lit = strings(indexQuery.attributesToHighlight);
  const tags = tagsOf(indexQuery);
  return {
    ...attributes,
    objectID: record.objectID,
    ...(lit && !lit.includes("*") && !lit.includes("title")
      ? {}
      : { _highlightResult: { title: highlight(record.title, query, tags, mainLocaleOf(locale)) } }),
    ...snippetOf(record.title, query, indexQuery, mainLocaleOf(locale)),
    ...(indexQuery.getRankingInfo ? { _rankingInfo: rankingInfo(metres, record) } : {}),
  };
}

/** A record as it stands in the index, with its position. */
export function presentRecord(record: IndexRecord, locale: Locale, presentHit: HitPresenter): RawHit {
  return { ...presentHit(record, locale), ...geolocOf(record) };
}

function geolocOf({ lat, lng }: IndexRecord) {
  return lat === null || lng === null ? {} : { _geoloc: { lat, lng } };
}

/** The title cut to so many words, from the first that was met on. */
function snippetOf(title: string, query: string, indexQuery: IndexQuery, locale: CatalogueLocale) {
  const wanted = strings(indexQuery.attributesToSnippet)
    ?.map((each) => each.split(":"))
    .find(([name]) => name === "title" || name === "*");
  if (!wanted) return {};
  const most = readInteger(
    "attributesToSnippet",
    wanted[1] === undefined ? undefined : Number(wanted[1]),
    defaultSnippet,
    mostHits,
  );
  const words = title.split(" ");
  const met = words.findIndex((word) => highlight(word, query, marks, locale).matchLevel !== "none");
  const from = Math.max(0, Math.min(met, words.length - most));
  const { value, matchLevel } = highlight(words.slice(from, from + most).join(" "), query, tagsOf(indexQuery), locale);
  const ellipsis = (indexQuery.snippetEllipsisText ?? "…").slice(0, longestTag);
  return {
    _snippetResult: {
      title: { value: (from > 0 ? ellipsis : "") + value + (from + most < words.length ? ellipsis : ""), matchLevel },
    },
  };
}

function tagsOf(indexQuery: IndexQuery) {
  return {
    before: tag(indexQuery.highlightPreTag, marks.before),
    after: tag(indexQuery.highlightPostTag, marks.after),
  };
}

/** What is known for certain: typing errors and exact words are not counted one by one (RULES 24). */
function rankingInfo(metres: number | undefined, { score }: IndexRecord) {
  return {
    geoDistance: metres !== undefined && Number.isFinite(metres) ? Math.round(metres) : 0,
    userScore: Math.round(score * 1000),
  };
}

/**
 * The searchable attributes that are requested; all of them where none is. Throws `invalid_input` for another one, as
 * the hosted index does.
 */
function fieldsOf(given: unknown): readonly Field[] | undefined {
  const names = strings(given);
  if (!names || names.length === 0) return undefined;
  const unknown = names.find((name) => !(fields as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new AppError(
      "invalid_input",
      `restrictSearchableAttributes: ${JSON.stringify(unknown)} is not in searchableAttributes (${fields.join(", ")}).`,
    );
  return names as readonly Field[];
}

/** Whether a locale's index has a record. */
export function isShown({ type }: Pick<IndexRecord, "type">, locale: Locale): boolean {
  return isMain(locale) || type !== onlyInMainLocales;
}

function isMain(locale: Locale): boolean {
  return (mainLocales as readonly string[]).includes(locale);
}

/** RULES 22: below 10 km one decimal, else whole. */
function kilometres(metres: number): number {
  const km = metres / 1000;
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
}

function readInteger(name: string, given: number | undefined, otherwise: number, most: number): number {
  if (given === undefined) return otherwise;
  if (!Number.isInteger(given) || given < 0)
    throw new AppError("invalid_input", `${name} is a readInteger number from 0.`, { [name]: "a whole number from 0" });
  return Math.min(given, most);
}

function strings(given: unknown): readonly string[] | null {
  if (typeof given === "string") return given.split(",");
  return Array.isArray(given) ? given.filter((each): each is string => typeof each === "string") : null;
}

function tag(given: string | undefined, otherwise: string): string {
  return given === undefined ? otherwise : given.slice(0, longestTag);
}
