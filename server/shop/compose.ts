import type { ElementUse, PageAnswer, PageAnswered } from "../../host-site/page.ts";
import { brandOf } from "../settings/brand.ts";
import { underTest, withoutTest } from "../../sdk/contracts/pages/test-segment.ts";
import { matchRoute, type Route } from "../../host-site/routes/match.ts";
import { locales, type Locale } from "../../sdk/contracts/locale.ts";
import type { Services } from "../services.ts";
import { headOf } from "./head/head.ts";
import { isPageIndexed } from "./head/indexing.ts";
import { loadAccount } from "./load/account.ts";
import { loadActivity } from "./load/activity.ts";
import { loadArticle } from "./load/article.ts";
import { loadDevelopers } from "./load/developers/developers.ts";
import { loadListing } from "./load/listing.ts";
import { loadNotFound } from "./load/text.ts";
import { loadWithdrawnActivity } from "./load/withdrawn-activity.ts";
import type { LoadInput, LoadedPage } from "./loaded-page.ts";
import { pagesByKey } from "./pages-by-key.ts";
import type { PageReads } from "./page-reads.ts";
import { shellOf } from "./shell.ts";

/**
 * Composes the page at a path (decoded) of its parameters (`pageParameters`); says at which path it is, where its
 * address is another: the query goes along as it was sent. Never fails for a path.
 */
export async function composePage(
  services: Services,
  path: string,
  query: URLSearchParams,
  build: string,
  reads: PageReads,
): Promise<PageAnswered> {
  const { path: ownPath, isTest } = withoutTest(path);
  const route = matchRoute(ownPath);
  const input: LoadInput = { services, reads, locale: route.locale, query };
  const loaded = (await load(input, route)) ?? (await loadNotFound(input));
  const proper = loaded.pathIn(route.locale);
  if (loaded.status === 200 && !isTest && proper !== path) return { redirect: encodeURI(proper) };
  return answerOf(input, loaded, proper, isTest, build);
}

async function load(input: LoadInput, route: Route): Promise<LoadedPage | null> {
  switch (route.kind) {
    case "activity":
      return (await loadActivity(input, route.id)) ?? loadWithdrawnActivity(input, route.id);
    case "listing":
      return loadListing(input, route.pageKind, route.id);
    case "account":
      return loadAccount(input, route.section, route.bookingId);
    case "developers":
      return loadDevelopers(input, route.name);
    case "article":
      return loadArticle(input, route.collection, route.slug);
    case "page":
      return pagesByKey[route.key].load(input, route.key);
    case "unknown":
      return null;
  }
}

async function answerOf(
  { services, locale, query }: LoadInput,
  loaded: LoadedPage,
  path: string,
  isTest: boolean,
  build: string,
): Promise<PageAnswer> {
  const { env, discovery } = services;
  const { status, kind, key, id, pathIn, elements, body, head } = loaded;
  const origin = env.PUBLIC_ORIGIN;
  const isIndexed = !isTest && isPageIndexed({ kind, key, hasQuery: query.size > 0 });
  const alternates = locales.map((each: Locale) => ({ locale: each, path: pathIn(each) }));
  return {
    status,
    locale,
    kind,
    id,
    build,
    shell: shellOf(
      services,
      await discovery.current(),
      locale,
      isTest ? { ...loaded, pathIn: (each) => underTest(pathIn(each)) } : loaded,
      query,
    ),
    head: headOf({ ...head, shopName: brandOf(env).name, kind, id, locale, origin, path, alternates, isIndexed }),
    elements: isTest ? tested(elements, env.TEST_API_BASE) : elements,
    body,
  };
}

/**
 * The elements of pages under test-booking: their calls go to another API (discovery spec §2), and payments return
 * below it.
 */
function tested(elements: PageAnswer["elements"], apiBase: string | undefined): PageAnswer["elements"] {
  return Object.fromEntries(
    Object.entries(elements).map(([name, { tag, attributes }]) => [
      name,
      { tag, attributes: testedAttributes(attributes, apiBase) },
    ]),
  );
}

function testedAttributes(attributes: ElementUse["attributes"], apiBase: string | undefined): ElementUse["attributes"] {
  const back = attributes["return-url"];
  return {
    ...attributes,
    ...(back ? { "return-url": underTest(back) } : {}),
    ...(apiBase ? { "api-base": apiBase } : {}),
  };
}
