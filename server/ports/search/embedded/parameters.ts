import { AppError } from "../../../errors.ts";

/** What the embedded index does as the hosted one does (docs/search-protocol.md). */
const understood = [
  ["query", "page", "hitsPerPage", "offset", "length", "cursor"],
  [
    "filters",
    "facetFilters",
    "numericFilters",
    "facets",
    "maxValuesPerFacet",
    "maxFacetHits",
    "facet",
    "facetQuery",
    "type",
    "sortFacetValuesBy",
  ],
  [
    "aroundLatLng",
    "aroundRadius",
    "insideBoundingBox",
    "insidePolygon",
    "restrictSearchableAttributes",
    "removeWordsIfNoResults",
  ],
  [
    "attributesToRetrieve",
    "attributesToHighlight",
    "attributesToSnippet",
    "snippetEllipsisText",
    "highlightPreTag",
    "highlightPostTag",
  ],
  ["typoTolerance", "minWordSizefor1Typo", "minWordSizefor2Typos", "getRankingInfo", "clickAnalytics"],
].flat();
/** What changes no answer: statistics, and what the index has nothing of to apply. */
const withoutEffect = [
  [
    "analytics",
    "analyticsTags",
    "userToken",
    "enableABTest",
    "percentileComputation",
    "enableRules",
    "ruleContexts",
    "synonyms",
  ],
  [
    "enablePersonalization",
    "personalizationImpact",
    "replaceSynonymsInHighlight",
    "restrictHighlightAndSnippetArrays",
    "indexName",
  ],
].flat();
/** Parameters of the hosted index that this one has not. */
const unsupported = [
  [
    "similarQuery",
    "optionalFilters",
    "tagFilters",
    "sumOrFiltersScores",
    "facetingAfterDistinct",
    "aroundLatLngViaIP",
    "aroundPrecision",
  ],
  ["minimumAroundRadius", "naturalLanguages", "ranking", "relevancyStrictness"],
  [
    "allowTyposOnNumericTokens",
    "disableTypoToleranceOnAttributes",
    "ignorePlurals",
    "removeStopWords",
    "queryLanguages",
  ],
  [
    "decompoundQuery",
    "queryType",
    "mode",
    "semanticSearch",
    "advancedSyntax",
    "optionalWords",
    "disableExactOnAttributes",
    "exactOnSingleWordQuery",
  ],
  [
    "alternativesAsExact",
    "advancedSyntaxFeatures",
    "distinct",
    "minProximity",
    "responseFields",
    "attributeCriteriaComputedByMinProximity",
  ],
  ["attributeCriteriaComputedBy", "renderingContent", "enableReRanking", "reRankingApplyFilter"],
].flat();
const answered: ReadonlySet<string> = new Set([...understood, ...withoutEffect]);
const refused: ReadonlySet<string> = new Set(unsupported);

/**
 * Rejects queries that would be answered wrongly: parameters that the index lacks, and unknown ones. Empty lists filter
 * nothing.
 */
export function checkParameters(query: { readonly sortFacetValuesBy?: unknown }): void {
  if (![undefined, "count", "alpha"].includes(query.sortFacetValuesBy as string | undefined))
    throw new AppError("invalid_input", "sortFacetValuesBy is count or alpha.");
  for (const [name, value] of Object.entries(query)) {
    if (answered.has(name) || value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    const shown = name.slice(0, 40).replace(/[\p{Cc}\p{Cf}]/gu, "");
    throw new AppError(
      "invalid_input",
      refused.has(name) ? `Parameter ${shown} is not supported by this index.` : `Unknown parameter: ${shown}`,
    );
  }
}
