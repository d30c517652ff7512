import fastify from "fastify";
import { expect, test } from "vitest";
import { otherAddresses, ownPages } from "../../sdk/contracts/pages/own-pages.ts";
import { onBothDatabases } from "../db/testing.ts";
import { closedPaths } from "../ports/open.ts";
import { openTestShop } from "../testing/shop.ts";
import { rootRoutes } from "./index.ts";
import { metrics } from "./metrics/metrics.ts";

/**
 * Linked from mails and feeds alone, opened in a tab of its own, or shown in a frame: no press within the shop leads
 * there in its own tab, and the list of addresses beside the pages, which every browser loads, is without them.
 */
const unlinked = [
  "/affiliate-mails/unsubscribe",
  "/landing/:id",
  "/developers/playground/frame",
  "/ticket/:token",
  "/ticket/shared/:token",
  "/passes/:token/google-wallet",
];

onBothDatabases("addresses beside the shop's pages", (getDb) => {
  test("are those that routes are registered for", async () => {
    const { services, app: shop } = await openTestShop(getDb());
    const app = fastify();
    const addresses: string[] = [];
    app.addHook("onRoute", ({ url }) => void addresses.push(url));
    metrics(app, services);
    for (const routes of rootRoutes) await app.register(async (part) => routes(part, services));
    await app.ready();
    await Promise.all([app.close(), shop.close()]);
    const others = addresses.filter((address) => address !== "/*" && !unlinked.includes(address));
    expect(others.filter((address) => ownPages.test(address.replace("/sitemap-:name", "/sitemap-de.xml")))).toEqual([]);
    // The API is beside these; a shop serves its own files once they are built; a provider names its routes.
    const all = [...others, "/api/", "/sdk/", "/shop/", ...closedPaths(services.env)];
    // A file may stand beside a page: the feed of the page of changes.
    const first = all
      .filter((address) => !/\.\w+$/.test(address))
      .map((address) => address.split("/")[1]!)
      .filter((part) => !/[.:]/.test(part));
    expect([...new Set(first)].toSorted()).toEqual(otherAddresses);
  });
});
