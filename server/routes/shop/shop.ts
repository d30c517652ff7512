import type { PageAnswered } from "../../../host-site/page.ts";
import { withoutTest } from "../../../sdk/contracts/pages/test-segment.ts";
import { matchRoute } from "../../../host-site/routes/match.ts";
import { emit } from "../../telemetry.ts";
import type { Services } from "../../services.ts";
import { composePage } from "../../shop/compose.ts";
import { firstHitPath } from "../../shop/first-hit.ts";
import { pagesByKey } from "../../shop/pages-by-key.ts";
import { PageCache, type CachedPage } from "../../shop/page-cache.ts";
import { PageReads } from "../../shop/page-reads.ts";
import { pageParameters } from "../../shop/page-parameters.ts";
import { openRendering, type Rendering } from "../../shop/rendering.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import type { Routes } from "../handle.ts";
import { pagePolicy } from "../../http/page-policy.ts";
import { policySources } from "../../ports/open.ts";
import { admitsTagManager, tagManagerSources } from "../../shop/tag-manager.ts";
import { Packed, sendPacked } from "../../http/packed.ts";

/** Brotli's quality for pages: they are packed once, and go again as soon as they are a minute old. */
const packedWith = 5;

/** The shop's pages: every address that nothing else answers. */
export const shopPages: Routes = async (app, services) => {
  const { env, discovery, clock, log } = services;
  const origin = env.PUBLIC_ORIGIN;
  const rendering = await openRendering(services).catch((cause: unknown) => {
    log.warn({ err: cause }, "the shop's pages are not built: the API stands alone");
    return null;
  });
  if (!rendering) return;
  const cache = new PageCache(clock);
  const sources = policySources(env);

  app.get("/*", async (request, reply) => {
    const address = new URL(origin + request.url);
    const hit = await firstHitPath(services, address);
    if (hit) return reply.header("cache-control", "no-store").redirect(hit, 303);
    const { search } = address;
    address.search = String(pageParameters(decodeURIComponent(address.pathname), address.searchParams));
    const { revision } = (await discovery.current()).index;
    const key = [revision, dateInZurich(clock.now()), address.pathname, address.search].join(" ");
    const page = await cache.of(key, () => pageAt(services, rendering, address));
    // Not cached: if an activity got its former slug back, a browser with both redirects cached would loop.
    if (page.status === 301) return reply.header("cache-control", "no-cache").redirect(page.path + search, 301);
    if (
      env.TAG_MANAGER_ID &&
      admitsTagManager(decodeURIComponent(address.pathname), new URL(origin + request.url).searchParams)
    )
      reply.header("content-security-policy", pagePolicy({ ...env, sources }, address, tagManagerSources));
    reply.status(page.status).header("cache-control", page.status === 200 ? cachePolicyOf(address) : "no-cache");
    return sendPacked(request, reply.type("text/html; charset=utf-8"), page.packed);
  });
};

async function pageAt(services: Services, { buildId, render }: Rendering, address: URL): Promise<CachedPage> {
  const began = performance.now();
  const reads = new PageReads(services);
  const page: PageAnswered = await composePage(
    services,
    decodeURIComponent(address.pathname),
    address.searchParams,
    buildId,
    reads,
  );
  if ("redirect" in page) return { status: 301, path: page.redirect };
  const html = await render(page, address.href, reads);
  emit("rendering", { ms: performance.now() - began });
  return { status: page.status, packed: new Packed(Buffer.from(html), packedWith) };
}

/** `no-store` for account and check-out; other pages are the same for every visitor, and revalidated each time. */
function cachePolicyOf(address: URL): string {
  const route = matchRoute(withoutTest(decodeURIComponent(address.pathname)).path);
  const isPrivate = route.kind === "account" || (route.kind === "page" && pagesByKey[route.key].isPrivate);
  return isPrivate ? "private, no-store" : "public, no-cache";
}
