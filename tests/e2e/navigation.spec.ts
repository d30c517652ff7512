import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, expect, test, type Locator, type Page } from "@playwright/test";
import { chromiumFlags, windowedChromiumPath } from "../../scripts/chromium.ts";
import { launchWithBackForwardCache, leaveAndComeBack } from "./back-forward-cache.ts";
import { partner, shop, thrownInto } from "./journey.ts";

const german = { list: "/freizeitaktivitaeten", place: "/l/1021-luzern", guide: "/travel-guide" };

type Source = Record<"previousRect" | "currentRect", DOMRectReadOnly> & { readonly node: Node | null };

/** A property of `window` is lost with a full page load. */
const markWindow = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isFirstDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => "isFirstDocument" in globalThis);
const cards = (page: Page) => page.getByRole("main").locator("gipfel-listing").getByRole("article");
const footerLink = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

/** The page is hydrated: links navigate within the document. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop + path);
  await page.waitForLoadState("networkidle");
  await markWindow(page);
}

/** The list with one filter on; answers with the heading that counts, and what it said before. */
async function openFiltered(page: Page): Promise<{ readonly heading: Locator; readonly all: string }> {
  await open(page, german.list);
  const heading = page.locator("gipfel-listing").getByRole("heading", { level: 2 }).first();
  const all = await heading.innerText();
  // A filter by what is offered: whether today is still bookable depends on the hour.
  await page.locator("gipfel-listing").locator("[data-groups]").getByRole("checkbox").first().click();
  await expect(page).toHaveURL(/\?.+=/);
  await expect(heading).not.toHaveText(all);
  return { heading, all };
}

/** Paths of the API that the page has requested since it was opened. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
}

test("a page opened by a link brings the data of its elements, which send no requests for it", async ({ page }) => {
  await open(page, "/");
  const calls = callsOf(page);
  await page.getByRole("main").locator(`a[href="${german.place}"]`).first().click();
  await expect(page).toHaveURL(shop + german.place);
  // Until then the cards are those of the page before.
  await expect(page.locator("body")).toHaveClass("page-location");
  await cards(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/activity\//);
  await expect(page.locator("gipfel-activity").getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await isMarked(page)).toBe(true);
  expect(calls.filter((path) => path === "/api/pages/")).toHaveLength(2);
  expect(calls.filter((path) => /^\/api\/(activities|listing-pages|activity\/\d)/.test(path))).toEqual([]);
});

test.describe("a page that the server rendered", () => {
  const pages = {
    home: "/",
    listing: german.place,
    activity: "/activity/112",
    article: "/travel-guide/winter-without-skis",
  };

  for (const [name, path] of Object.entries(pages)) {
    test(`keeps its nodes when scripts load, and requests nothing that it has: ${name}`, async ({ page }) => {
      const thrown = thrownInto(page);
      const calls = callsOf(page);
      const warnings: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) warnings.push(message.text());
      });
      // Scripts wait until every node of shell, page and elements is known.
      const held = Promise.withResolvers<void>();
      await page.route(/\/(shop|sdk\/v1)\/.*\.js$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(shop + path, { waitUntil: "commit" });
      await expect(page.locator("#page")).toBeAttached();
      const count = await page.evaluate(() => {
        const roots = [
          document.querySelector("#shop")!,
          ...[...document.querySelectorAll("#shop *")].flatMap((each) => each.shadowRoot ?? []),
        ];
        const nodes = roots.flatMap((root) => [...root.querySelectorAll("*")]);
        Object.assign(globalThis, { nodesFromServer: nodes });
        return nodes.length;
      });
      expect(count).toBeGreaterThan(100);
      held.resolve();
      // The first sign of a visitor: elements that wait for one hydrate too.
      await expect
        .poll(async () => {
          await page.mouse.move(5, 5);
          await page.mouse.move(6, 6);
          return page.locator("main [data-waits]").count();
        })
        .toBe(0);
      await page.waitForLoadState("networkidle");
      const lost = await page.evaluate(() =>
        (globalThis as unknown as { nodesFromServer: Element[] }).nodesFromServer
          .filter((node) => !node.isConnected && node.localName !== "script")
          .map((node) => node.outerHTML.slice(0, 120)),
      );
      expect(lost).toEqual([]);
      expect(calls.filter((call) => /\/api\/(activities|listing-pages|activity|pages)\//.test(call))).toEqual([]);
      expect(thrown).toEqual([]);
      expect(warnings).toEqual([]);
    });

    for (const width of [360, 1440]) {
      test(`has no layout shift at ${width} px: ${name}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(() => {
          const shifts: unknown[] = [];
          Object.assign(globalThis, { shifts });
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
              value: number;
              sources: Source[];
            })[]) {
              // `node` is null within a shadow root: its rectangles locate it.
              const named = ({ node, previousRect, currentRect }: Source) => [
                node instanceof Element ? node.outerHTML.slice(0, 100) : null,
                previousRect,
                currentRect,
              ];
              shifts.push([value, ...sources.map(named)]);
            }
          }).observe({ type: "layout-shift", buffered: true });
        });
        await page.goto(shop + path);
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        expect(await page.evaluate(() => (globalThis as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, "no wider than the screen").toBeLessThanOrEqual(0);
      });
    }
  }
});

// Cause: a row that lies at the end of its line was painted between its two controls, and the second pushed the first.
test("a list's row of controls does not move where the page's stream pauses within it", async ({ page }) => {
  const html = await (await fetch(shop + german.place)).text();
  const row = html.indexOf('<div class="ms-auto flex');
  const cut = html.indexOf("</button>", row) + "</button>".length;
  expect(row).toBeGreaterThan(0);
  const { promise: painted, resolve: goOn } = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.write(html.slice(0, cut).replace("<head>", `<head><base href="${shop}/">`));
    await painted;
    response.end(html.slice(cut));
  }).listen(0, "127.0.0.1");
  try {
    await page.setViewportSize({ width: 1440, height: 800 });
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}`, { waitUntil: "commit" });
    const first = page.locator("gipfel-listing").getByRole("button", { name: "Karte" }).last();
    await expect(first).toBeVisible();
    const before = await first.boundingBox();
    goOn();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    expect(await first.boundingBox()).toEqual(before);
  } finally {
    goOn();
    server.close();
  }
});

test.describe("from page to page", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a link shows another page in the same document: title, language, classes, focus, scroll to top", async ({
    page,
  }) => {
    const thrown = thrownInto(page);
    await open(page, german.place);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await footerLink(page, german.guide).click();
    await expect(page).toHaveURL(shop + german.guide);
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveTitle(/Gipfel/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", shop + german.guide);
    await expect(page.locator('link[rel="alternate"][hreflang="fr-CH"]')).toHaveAttribute(
      "href",
      `${shop}/fr-ch/travel-guide`,
    );
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator("#voice")).toHaveText(await page.title());
    expect(thrown).toEqual([]);
  });

  test("Back shows the page as it was left, at its scroll position", async ({ page }) => {
    await open(page, german.place);
    await expect(cards(page).first()).toBeVisible();
    const calls = callsOf(page);
    await cards(page).nth(4).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(scrollY));
    expect(left).toBeGreaterThan(100);
    const title = await cards(page).nth(4).getByRole("heading").innerText();
    await cards(page).nth(4).getByRole("link").first().click();
    await expect(page.locator("gipfel-activity").getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("body")).toHaveClass("page-activity");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.locator("body")).toHaveClass("page-location");
    await expect(cards(page).nth(4).getByRole("heading")).toHaveText(title);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    expect(await isMarked(page)).toBe(true);
    expect(calls.filter((call) => call.includes("/pages/"))).toHaveLength(1);
    await page.goForward();
    await expect(page.locator("gipfel-activity").getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await isMarked(page)).toBe(true);
  });

  test("a filtered list is filtered after Back", async ({ page }) => {
    const { heading } = await openFiltered(page);
    const some = await heading.innerText();
    const filtered = page.url();
    const title = await cards(page).first().getByRole("heading").innerText();
    await cards(page).first().getByRole("link").first().click();
    await expect(page.locator("gipfel-activity").getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await expect(heading).toHaveText(some);
    await expect(page.locator("gipfel-listing").getByRole("checkbox", { checked: true })).toHaveCount(1);
    expect(await isMarked(page)).toBe(true);
  });

  test("a filtered list has its scroll position after Back", async ({ page }) => {
    await openFiltered(page);
    await cards(page).nth(4).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(scrollY));
    expect(left).toBeGreaterThan(100);
    await cards(page).nth(4).getByRole("link").first().click();
    await expect(page.locator("body")).toHaveClass("page-activity");
    await page.goBack();
    await expect(page.locator("body")).toHaveClass("page-listing");
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  });

  test("a link to the current list opens it anew, without filters", async ({ page }) => {
    const { heading, all } = await openFiltered(page);
    await page.getByRole("banner").locator("summary", { hasText: "Aktivitäten" }).click();
    await page.getByRole("banner").locator("a.menu-all").click();
    await expect(page).toHaveURL(shop + german.list);
    await expect(heading).toHaveText(all);
    await expect(page.locator("gipfel-listing").getByRole("checkbox", { checked: true })).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test("a link to a section scrolls to the section, of another page and of the same", async ({ page }) => {
    await open(page, german.place);
    await footerLink(page, "/ueber-uns#help").click();
    await expect(page).toHaveURL(`${shop}/ueber-uns#help`);
    await expect(page.locator("#help")).toBeInViewport();
    await expect(page.locator("#help")).toBeFocused();
    await footerLink(page, "/ueber-uns#jobs").click();
    await expect(page).toHaveURL(`${shop}/ueber-uns#jobs`);
    await expect(page.locator("#jobs")).toBeInViewport();
    expect(await isMarked(page)).toBe(true);
  });

  test("Back while the next page loads stays on the current page, unchanged", async ({ page }) => {
    await open(page, german.place);
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/pages/**", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await cards(page).nth(4).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    await page.evaluate(() => Object.assign(globalThis, { list: document.querySelector("main gipfel-listing") }));
    await cards(page).nth(4).getByRole("link").first().click();
    await expect(page.locator(".loading-bar")).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL(shop + german.place);
    await expect(page.locator(".loading-bar")).toHaveCount(0);
    answered.resolve();
    await page.waitForLoadState("networkidle");
    expect(
      await page.evaluate(
        () => (globalThis as { list?: Element }).list === document.querySelector("main gipfel-listing"),
      ),
    ).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(left);
    await page.goForward();
    await expect(page.locator("body")).toHaveClass("page-activity");
    expect(await page.evaluate(() => scrollY), "a page never seen begins at its top").toBe(0);
    await expect(page.locator(".loading-bar")).toHaveCount(0);
  });

  for (const [name, held] of [
    ["answer", "**/api/pages/?path=*guide*"],
    ["code", /\/shop\/chunks\/articles\.page-[^/]*\.js$/],
  ] as const)
    test(`a page whose ${name} hangs: nothing of the page before is under its address, Back leads there`, async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, german.place);
      const before = { title: await page.title(), heading: await page.getByRole("heading", { level: 1 }).innerText() };
      await page.route(held, () => {});
      await footerLink(page, german.guide).click();
      await page.clock.runFor(2000);
      await expect(page).toHaveTitle("Die Seite ist unterwegs");
      await expect(page).toHaveURL(shop + german.guide);
      await expect(page.locator("main gipfel-listing")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: "Die Seite ist unterwegs" })).toBeAttached();
      await expect(page.locator(".loading-bar")).toBeAttached();
      await page.goBack();
      await expect(page).toHaveURL(shop + german.place);
      await expect(page).toHaveTitle(before.title);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(before.heading);
      await expect(page.locator(".loading-bar")).toHaveCount(0);
      await expect(cards(page).first()).toBeVisible();
      // To another page, then back to the one that does not load: its address shows no other page.
      await page.goForward();
      await page.clock.runFor(2000);
      await expect(page).toHaveTitle("Die Seite ist unterwegs");
      await footerLink(page, "/agb").click();
      await page.clock.runFor(500);
      await expect(page.locator("body")).toHaveClass("page-text");
      await page.goBack();
      await page.clock.runFor(2000);
      await expect(page).toHaveURL(shop + german.guide);
      await expect(page).toHaveTitle("Die Seite ist unterwegs");
      expect(await isMarked(page)).toBe(true);
      await page.unroute(held);
      await page.clock.runFor(10_000);
      await expect(page.locator("body")).toHaveClass("page-travel-guide");
    });

  test("Back while the browser starts the transition to the next page stays on the current page", async ({ page }) => {
    await page.addInitScript(() => {
      const startTransition = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        document.startViewTransition = startTransition;
        return startTransition(async () => {
          const isBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
          history.back();
          await isBack;
          await (change as () => Promise<void>)();
          document.documentElement.dataset["isPast"] = "";
        });
      };
    });
    await open(page, german.place);
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    const before = await heading.innerText();
    await footerLink(page, german.list).click();
    await expect(page.locator("html")).toHaveAttribute("data-is-past", "");
    await expect(page).toHaveURL(shop + german.place);
    await expect(heading).toHaveText(before);
    await expect(page.locator("body")).toHaveClass("page-location");
    // And the link still leads on.
    await footerLink(page, german.list).click();
    await expect(page.locator("body")).toHaveClass("page-listing");
    await page.goBack();
    await expect(heading).toHaveText(before);
  });

  test("a page that takes longer than four seconds shows and announces that it loads", async ({ page }) => {
    await page.clock.install();
    await open(page, german.place);
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/pages/**", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await footerLink(page, german.guide).click();
    await page.clock.runFor(1000);
    await expect(page.locator(".loading-bar")).toBeAttached();
    await expect(page.locator(".loading-word")).toHaveCount(0);
    await page.clock.runFor(4000);
    await expect(page.getByText("Die Seite ist unterwegs").first()).toBeVisible();
    await expect(page.locator("#voice")).toHaveText("Die Seite ist unterwegs");
    await page.setViewportSize({ width: 320, height: 640 });
    const { height } = (await page.locator(".loading-word").boundingBox())!;
    expect(height, "one line on a phone").toBeLessThan(40);
    answered.resolve();
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    await expect(page.locator(".loading-bar, .loading-word")).toHaveCount(0);
    await expect(page.locator("#voice")).toHaveText(await page.title());
  });

  test("of two links the last one wins, though the first page loads later", async ({ page }) => {
    await open(page, german.place);
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/pages/?path=*guide*", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await footerLink(page, german.guide).click();
    await footerLink(page, "/ueber-uns").click();
    await expect(page.locator("body")).toHaveClass("page-text");
    answered.resolve();
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(`${shop}/ueber-uns`);
    await expect(page.locator("body")).toHaveClass("page-text");
  });

  test("a link that is pressed twice adds one history entry", async ({ page }) => {
    await open(page, german.place);
    await footerLink(page, german.guide).dblclick();
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    await page.goBack();
    await expect(page).toHaveURL(shop + german.place);
    await expect(page.locator("body")).toHaveClass("page-location");
  });

  test("a search result opens after a second at most, as on a partner's page", async ({ page }) => {
    await open(page, german.guide);
    const field = page.getByRole("banner").locator("input[name=s]");
    await field.click();
    const results = page.getByRole("banner").locator("gipfel-search").getByRole("option");
    await expect(results.first()).toBeVisible();
    const pressed = Date.now();
    await results.first().click();
    await page.waitForURL(({ pathname }) => pathname !== german.guide);
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(900);
  });

  test("metadata for the app and link previews is the page's own", async ({ page }) => {
    await open(page, "/");
    await footerLink(page, german.guide).click();
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    await page.goBack();
    await expect(page.locator("body")).toHaveClass("page-homepage");
    await page.locator('main a[href^="/l/"]').first().click();
    await expect(page.locator("body")).toHaveClass("page-location");
    await expect(page.locator('meta[property="al:android:url"]')).toHaveAttribute(
      "content",
      /^gipfel:\/\/location\/\d+$/,
    );
    await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
  });

  test("another page's elements share no state with those before: the same list opened anew has no filter", async ({
    page,
  }) => {
    const { heading, all } = await openFiltered(page);
    await footerLink(page, german.guide).click();
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    await page.getByRole("banner").locator("summary", { hasText: "Aktivitäten" }).click();
    await page.getByRole("banner").locator("a.menu-all").click();
    await expect(page).toHaveURL(shop + german.list);
    await expect(heading).toHaveText(all);
    expect(await isMarked(page)).toBe(true);
  });

  test("the language switch keeps the page and its parameters", async ({ page }) => {
    await open(page, `${german.place}?sort=priceAsc`);
    await page.getByRole("banner").locator(".menu-language summary").click();
    await page.getByRole("banner").locator(".menu-language").getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL(/\/fr-ch\/l\/1021-[a-z-]+\?sort=priceAsc$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CH");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText("Lucerne");
    expect(await isMarked(page)).toBe(true);
    await page.getByRole("banner").locator(".menu-language summary").click();
    await page.getByRole("banner").locator(".menu-language a[hreflang=ar-AE]").click();
    await expect(page).toHaveURL(/\/ar-ae\/l\/1021-[a-z-]+\?sort=priceAsc$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-CH");
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CH");
  });

  test("follows the redirect of a moved address, and shows the not-found page", async ({ page }) => {
    await open(page, german.guide);
    const follow = (href: string) =>
      page.evaluate((to) => {
        const link = Object.assign(document.createElement("a"), { href: to, textContent: to });
        document.querySelector("main")!.append(link);
        link.click();
      }, href);
    await follow("/basket?from=link");
    await expect(page).toHaveURL(`${shop}/warenkorb?from=link`);
    await expect(page.locator("body")).toHaveClass(/page-basket/);
    await follow("/fr-ch/nulle-part");
    await expect(page.locator("body")).toHaveClass("page-404");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CH");
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(`${shop}/warenkorb?from=link`);
  });

  test("a press with a modifier key opens a tab", async ({ page, context }) => {
    await open(page, german.place);
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      footerLink(page, german.guide).click({ modifiers: ["Control"] }),
    ]);
    await expect(tab).toHaveURL(shop + german.guide);
    await expect(page).toHaveURL(shop + german.place);
  });

  test("links to files and API calls are left to the browser", async ({ page }) => {
    await open(page, german.guide);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/api/openapi.json" });
      document.querySelector("main")!.append(link);
      link.click();
    });
    await page.waitForURL(`${shop}/api/openapi.json`);
    expect(await isMarked(page)).toBe(false);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  for (const by of ["press", "key"] as const) {
    test(`a search result opens, by ${by}, and Back shows the page without the search`, async ({ page }) => {
      await open(page, german.guide);
      await page.locator(".search-opener").click();
      const search = page.locator("gipfel-search");
      await expect(search.getByRole("combobox")).toBeFocused();
      await page.keyboard.type("rigi");
      const result = search.getByRole("option", { name: /Rigi/ }).first();
      await expect(result).toBeVisible();
      // A slow phone: the page is replaced before its dialog has closed.
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: 12 });
      if (by === "press") await result.click();
      else await page.keyboard.press("Enter");
      await page.waitForURL(({ pathname }) => pathname !== german.guide);
      await expect(page.getByRole("heading", { level: 1 }).first()).toContainText("Rigi");
      await devTools.detach();
      await page.goBack();
      await expect(page).toHaveURL(shop + german.guide);
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    });
  }
});

test.describe("loads the page in full when its data can't be loaded", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the server fails", async ({ page }) => {
    await open(page, german.place);
    await page.route("**/api/pages/**", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
    await footerLink(page, german.guide).click();
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    expect(await isMarked(page)).toBe(false);
  });

  test("another server answers", async ({ page }) => {
    await open(page, german.place);
    await page.route("**/api/pages/**", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<p>Sign in to the Wi-Fi</p>" }),
    );
    await footerLink(page, german.guide).click();
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    expect(await isMarked(page)).toBe(false);
  });

  test("another build answers", async ({ page }) => {
    await open(page, german.place);
    await page.route("**/api/pages/**", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), build: "another" } });
    });
    await footerLink(page, german.guide).click();
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    expect(await isMarked(page)).toBe(false);
  });

  test("no network: the browser shows its error, and the page once there is a network", async () => {
    await using browser = await chromium.launch({ executablePath: windowedChromiumPath, args: chromiumFlags });
    const context = await browser.newContext();
    const page = await context.newPage();
    await open(page, german.place);
    await context.setOffline(true);
    await footerLink(page, german.guide).click();
    await expect.poll(() => page.url()).toContain("chrome-error://");
    // The browser's own page tries again as soon as there is a network.
    await context.setOffline(false);
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
  });
});

test.describe("the navigation's code", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const code = /\/shop\/chunks\/start-navigation-[^/]*\.js$/;

  /** Delays the code until the returned function is called. */
  async function holdCode(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  for (const [name, path] of [
    ["a page of elements", german.list],
    ["a page of text", "/agb"],
  ] as const)
    test(`loads with the first link that is pointed at, not before: ${name}`, async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => void scripts.push(new URL(request.url()).pathname));
      await open(page, path);
      expect(scripts.filter((each) => code.test(each) || /\/xstate-/.test(each))).toEqual([]);
      await footerLink(page, german.guide).hover();
      await expect.poll(() => scripts.filter((each) => code.test(each)).length).toBe(1);
      await footerLink(page, german.guide).click();
      await expect(page.locator("body")).toHaveClass("page-travel-guide");
      expect(await isMarked(page)).toBe(true);
    });

  test("a page that appears below a resting pointer loads nothing; a pointer that moves loads its list", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => void scripts.push(new URL(request.url()).pathname));
    await open(page, german.list);
    const xstate = () => scripts.filter((each) => /\/xstate-/.test(each)).length;
    // As Chromium sends it by itself, at times only when the page's script is there.
    await page.evaluate(
      () =>
        new Promise((atRest) => {
          document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
          requestIdleCallback(atRest);
        }),
    );
    await page.waitForLoadState("networkidle");
    await expect(page.locator("gipfel-listing")).toHaveAttribute("data-waits");
    expect(xstate()).toBe(0);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await expect.poll(xstate).toBe(1);
  });

  test("shows the progress bar and its label while it loads, and the page is requested meanwhile", async ({ page }) => {
    await page.clock.install();
    await open(page, german.place);
    const calls = callsOf(page);
    const release = await holdCode(page);
    await footerLink(page, german.guide).click();
    await expect.poll(() => calls.filter((path) => path === "/api/pages/").length).toBe(1);
    await page.clock.runFor(1000);
    await expect(page.locator(".loading-bar")).toBeAttached();
    await page.clock.runFor(4000);
    await expect(page.getByText("Die Seite ist unterwegs").first()).toBeVisible();
    release();
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    await expect(page.locator(".loading-bar, .loading-word")).toHaveCount(0);
    expect(calls.filter((path) => path === "/api/pages/")).toHaveLength(1);
    expect(await isMarked(page)).toBe(true);
  });

  test("loads after two links were pressed: each page is requested once, the second is shown", async ({ page }) => {
    await open(page, german.list);
    const calls = callsOf(page);
    const release = await holdCode(page);
    await footerLink(page, german.guide).click();
    await footerLink(page, "/agb").click();
    await expect.poll(() => calls.filter((path) => path === "/api/pages/").length).toBe(2);
    release();
    await expect(page.locator("body")).toHaveClass("page-text");
    await page.waitForLoadState("networkidle");
    expect(calls.filter((path) => path === "/api/pages/")).toHaveLength(2);
    expect(await isMarked(page)).toBe(true);
  });

  test("can't be loaded: the browser loads the page", async ({ page }) => {
    await open(page, german.place);
    await page.route(code, (route) => route.abort());
    await footerLink(page, german.guide).click();
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(shop + german.place);
  });
});

for (const [what, broken] of [
  ["without its shell", () => ({ shell: null })],
  ["without a part of its body", (body: object) => ({ body: { ...body, articles: null } })],
] as const)
  test(`an answer ${what} is an error page, whose link tries again; Back returns`, async ({ page }) => {
    await open(page, german.place);
    await page.route("**/api/pages/**", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, ...broken(answer.body) } });
    });
    await footerLink(page, german.guide).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Diese Seite lässt sich gerade nicht zeigen" }),
    ).toBeVisible();
    await expect(page.locator("body")).toHaveClass("page-404");
    await expect(page).toHaveTitle("Diese Seite lässt sich gerade nicht zeigen");
    await expect(page).toHaveURL(shop + german.guide);
    await expect(page.locator(".loading-bar")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: "Zur Startseite" })).toBeVisible();
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await page.goForward();
    await expect(page.locator("body")).toHaveClass("page-404");
    await page.unroute("**/api/pages/**");
    await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
    await expect(page.locator("body")).toHaveClass("page-travel-guide");
    expect(await isMarked(page)).toBe(true);
  });

test("a page whose view throws is an error page, whose link tries again; later pages are shown", async ({ page }) => {
  await open(page, german.place);
  await page.route("**/api/pages/**", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, body: { ...answer.body, text: { ...answer.body.text, changed: "soon" } } },
    });
  });
  await footerLink(page, "/agb").click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Diese Seite lässt sich gerade nicht zeigen" }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${shop}/agb`);
  await expect(page.locator(".loading-bar")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unroute("**/api/pages/**");
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await expect(page.locator("body")).toHaveClass("page-text");
  await footerLink(page, german.guide).click();
  await expect(page.locator("body")).toHaveClass("page-travel-guide");
  expect(await isMarked(page)).toBe(true);
});

test("from the back/forward cache the page has its scroll position, its elements start anew", async () => {
  await using browser = await launchWithBackForwardCache();
  const page = await browser.newPage();
  await open(page, german.place);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => placeOfEntry(page)).toBe(600);
  await leaveAndComeBack(page, `${partner}/hotel.html`);
  expect(await isMarked(page)).toBe(true);
  await expect(cards(page).nth(4)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
});

test("a page that is left while it scrolls stops writing its history entry, which would evict it from the back/forward cache", async ({
  page,
}) => {
  await open(page, german.place);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => placeOfEntry(page)).toBe(600);
  await page.evaluate(async () => {
    const isScrolled = new Promise((scrolled) => addEventListener("scroll", scrolled, { once: true }));
    scrollTo(0, 900);
    await isScrolled;
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    // Content above may still move the page.
    scrollTo(0, 950);
    // Longer than the pause in scrolling after which the position is stored.
    await new Promise((over) => setTimeout(over, 400));
  });
  expect(await placeOfEntry(page)).toBe(600);
});

/** How far down the page was when its entry of the browser's history was last written (px). */
function placeOfEntry(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (history.state as { gipfelScroll?: { y: number } } | null)?.gipfelScroll?.y);
}
