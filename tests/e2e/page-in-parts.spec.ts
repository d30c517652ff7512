/** A page whose HTML arrives in parts, as on a slow network. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { shop } from "./journey.ts";

test("the button of all pictures is not painted before its catalogue is loaded, so that nothing shifts", async ({
  page,
}) => {
  const { promise, resolve: sendRest } = Promise.withResolvers<void>();
  // The shop behind a connection that stalls in the middle of the button's HTML.
  const line = createServer(async (request, response) => {
    const answer = await fetch(shop + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
    if (!request.url!.startsWith("/activity/")) return response.end(body);
    const html = body.toString();
    const cut = html.lastIndexOf(">", html.search(/Alle \d+ Bilder zeigen/)) + 1;
    expect(cut).toBeGreaterThan(0);
    response.write(html.slice(0, cut));
    await promise;
    response.end(html.slice(cut));
  });
  await new Promise<void>((listening) => line.listen(0, "127.0.0.1", listening));
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
      ).observe({
        type: "layout-shift",
        buffered: true,
      });
    });
    await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}/activity/167`, { waitUntil: "commit" });
    const pictures = page.locator("gipfel-activity").getByRole("button", { name: /^Bild 1 von/ });
    await expect(pictures).toBeVisible();
    const drawn = () =>
      page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    await drawn();
    const before = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length);
    sendRest();
    await expect(
      page.locator("gipfel-activity").getByRole("button", { name: /^Alle \d+ Bilder zeigen$/ }),
    ).toBeVisible();
    await drawn();
    expect((await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).slice(before)).toEqual([]);
  } finally {
    line.closeAllConnections();
    line.close();
  }
});

test("a list keeps the server's cards, handles presses on them, and renders again only those whose links change", async ({
  page,
}) => {
  await page.goto(`${shop}/en-ch/activities`);
  const list = page.locator("gipfel-listing");
  const cards = await list.getByRole("article").count();
  await list.evaluate((element) => {
    const article = element.shadowRoot!.querySelector("article") as Element & { isServers?: boolean };
    article.isServers = true;
    const window = globalThis as unknown as { selected: unknown[]; isReady: boolean };
    window.selected = [];
    element.addEventListener("gipfel-ready", () => (window.isReady = true), { once: true });
    element.addEventListener("gipfel-select", (event) => window.selected.push((event as CustomEvent).detail));
  });
  const isServers = () =>
    list.evaluate(
      (element) =>
        (element.shadowRoot!.querySelector("article") as Element & { isServers?: boolean }).isServers === true,
    );
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => (globalThis as unknown as { isReady?: boolean }).isReady);
  expect(await isServers()).toBe(true);
  await list.evaluate((element) => {
    const link = element.shadowRoot!.querySelector<HTMLAnchorElement>("article a")!;
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link.click();
  });
  expect(await page.evaluate(() => (globalThis as unknown as { selected: unknown[] }).selected)).toHaveLength(1);
  await list.getByText("Tomorrow", { exact: true }).filter({ visible: true }).first().click();
  await expect(list.getByRole("article").getByRole("link").first()).toHaveAttribute("href", /date=\d{4}-\d\d-\d\d/);
  expect(await isServers()).toBe(false);
  await expect(list.getByRole("article").first()).toContainText(/\w/);
  // The list as it was: its cards are the view's own from now on.
  await list.getByText("Tomorrow", { exact: true }).filter({ visible: true }).first().click();
  await expect(list.getByRole("article")).toHaveCount(cards);
  for (const card of await list
    .getByRole("listitem")
    .filter({ has: page.getByRole("article") })
    .all())
    await expect(card.getByRole("link")).not.toHaveAttribute("href", /date=/);
});
