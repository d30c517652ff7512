import { firstHit } from "../../host-site/routes/first-hit.ts";
import { underTest, withoutTest } from "../../sdk/contracts/pages/test-segment.ts";
import { matchRoute } from "../../host-site/routes/match.ts";
import { longestSearch } from "../../sdk/contracts/discovery.ts";
import { mainLocales } from "../../sdk/contracts/locale.ts";
import { filtersOfHits } from "../../sdk/contracts/search.ts";
import type { Services } from "../services.ts";

/**
 * Where the plain search form leads: to the page of a place or category that is the first hit, as Enter in
 * `<gipfel-search>` does (discovery spec §2), else to the search page. All other parameters go along. Null for an
 * address that no such form has made.
 */
export async function firstHitPath({ ports, log }: Services, address: URL): Promise<string | null> {
  const parameters = new URLSearchParams(address.searchParams);
  if (parameters.get(firstHit.name) !== firstHit.value) return null;
  const { path, isTest } = withoutTest(decodeURIComponent(address.pathname));
  const route = matchRoute(path);
  if (route.kind !== "page" || route.key !== "search") return null;
  parameters.delete(firstHit.name);
  const query = (parameters.get("s") ?? "").trim().slice(0, longestSearch);
  const isMain = (mainLocales as readonly string[]).includes(route.locale);
  const { hits } = query
    ? await ports.search
        .query(route.locale, { query, filters: filtersOfHits(query, isMain), hitsPerPage: 1 })
        .catch((cause: unknown) => {
          log.warn({ err: cause }, "a search form is answered with the search page");
          return { hits: [] };
        })
    : { hits: [] };
  // The visitor has not seen the hits: of several activities none is opened, a place or category that is named is.
  const hit = hits[0]?.type === "activity" ? undefined : hits[0]?.path;
  if (hit || !query) parameters.delete("s");
  const goal = hit ?? route.path;
  return `${isTest ? underTest(goal) : goal}${parameters.size > 0 ? `?${parameters}` : ""}`;
}
