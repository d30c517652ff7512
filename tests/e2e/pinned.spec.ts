/** Pages of partners that pin a version: it books, and what is not of that version is not run. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { shop, thrownInto, words } from "./journey.ts";
import { partnerSite } from "./partner-site.ts";
import { releasesDir } from "./ports.ts";
import { reserveIn } from "./shop-steps.ts";

const text = words.de;
const { put } = partnerSite();
const released = "1.0.0";

/** The files of a version, with their digests. */
function filesOf(version: string): Record<string, string> {
  const { files } = JSON.parse(readFileSync(join(releasesDir, version, "integrity.json"), "utf8"));
  return files;
}

/** What a partner pastes; `nonce` is what a strict policy asks for. */
function snippet(version: string, nonce = ""): string {
  const integrity = filesOf(released)["gipfel.js"];
  return `<script type="module"${nonce} src="${shop}/sdk/${version}/gipfel.js" integrity="${integrity}" crossorigin="anonymous"></script>
<gipfel-booking activity="112" checkout="inline" locale="de"><a href="${shop}/activity/112">Buchen</a></gipfel-booking>`;
}

const rest = `style-src 'self'; connect-src ${shop}; img-src ${shop} data:; frame-src ${shop}; worker-src blob:; base-uri 'none'; require-trusted-types-for 'script'; trusted-types gipfel`;
/** Policies of pages by how files are compared: an import map needs a nonce, or a page without a policy. */
const ways = [
  { way: "without a policy, by an import map", nonce: "", policy: undefined, ownViolations: [] },
  {
    way: "under a strict policy with a nonce and Trusted Types, by an import map",
    nonce: ' nonce="abc"',
    policy: `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; ${rest}`,
    ownViolations: [],
  },
  {
    way: "under a policy that names the shop alone, with Trusted Types, by modulepreload",
    nonce: "",
    policy: `default-src 'none'; script-src ${shop}; ${rest}`,
    // The import map is tried first.
    ownViolations: ["script-src-elem inline"],
  },
] as const;

/** A page with the snippet of a version; collects its violations, console lines of ours and links of modulepreload. */
async function open(page: Page, { way, nonce, policy }: (typeof ways)[number], version: string) {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("[gipfel]")) lines.push(message.text());
  });
  await page.addInitScript(() => {
    const marks = { violations: [] as string[], preloads: 0 };
    Object.assign(window, { marks });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      marks.violations.push(`${violatedDirective} ${blockedURI}`),
    );
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if ((node as HTMLLinkElement).rel === "modulepreload") marks.preloads += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  const path = `/${way.replaceAll(/\W+/g, "-")}-${version}.html`;
  await page.goto(put(path, snippet(version, nonce), policy ? { "content-security-policy": policy } : {}));
  const marks = () =>
    page.evaluate(() => (window as unknown as { marks: { violations: string[]; preloads: number } }).marks);
  return { lines, marks };
}

/** A version whose files named so are changed: what they would do is `window.ran`. */
function tamper(version: string, isChanged: (path: string) => boolean): void {
  cpSync(join(releasesDir, released), join(releasesDir, version), { recursive: true });
  const paths = Object.keys(filesOf(version)).filter(isChanged);
  expect(paths).not.toEqual([]);
  for (const path of paths) {
    const file = join(releasesDir, version, path);
    writeFileSync(file, `(window.ran ??= []).push(${JSON.stringify(path)});\n${readFileSync(file, "utf8")}`);
  }
}

const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? []);

for (const [index, way] of ways.entries()) {
  test(`books ${way.way}`, async ({ page }) => {
    const thrown = thrownInto(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const { lines, marks } = await open(page, way, released);
    await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
    await reserveIn(page, 2 + index);
    await expect(page.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
    expect(lines).toEqual([]);
    expect(thrown).toEqual([]);
    const { violations, preloads } = await marks();
    expect(violations).toEqual(way.ownViolations);
    expect(preloads > 0).toBe(way.ownViolations.length > 0);
    const scripts = requested.filter((url) => url.startsWith(`${shop}/sdk/`));
    expect(scripts.filter((url) => !url.startsWith(`${shop}/sdk/${released}/`))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(5);
    // The check-out loads its wallets once it is shown: nothing stays in the page when they have come.
    await expect(page.locator("link[rel=modulepreload], script[type=importmap]")).toHaveCount(0);
  });

  test(`runs nothing of it where a chunk is not of the version, ${way.way}`, async ({ page }) => {
    const version = `9.${index}.0`;
    // What the booking widget imports before it shows anything.
    tamper(version, (path) => /^chunks\/(kit|booking)-/.test(path));
    const { lines } = await open(page, way, version);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^\[gipfel\] <gipfel-booking> could not be loaded: .*The page shows what stands inside the element\.$/,
    );
    await expect(page.getByRole("link", { name: "Buchen" })).toBeVisible();
    expect(await page.evaluate(() => customElements.get("gipfel-booking"))).toBeUndefined();
    expect(await ran(page)).toEqual([]);
  });

  test(`does not run a file that comes later where it is not of the version, ${way.way}`, async ({ page }) => {
    const version = `9.${index}.1`;
    tamper(version, (path) => path.startsWith("chunks/checkout"));
    const { marks } = await open(page, way, version);
    await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
    await reserveIn(page, 5 + index);
    await expect(page.getByRole("button", { name: "Nochmals versuchen" })).toBeVisible();
    expect(await ran(page)).toEqual([]);
    expect((await marks()).violations).toEqual(way.ownViolations);
  });
}

test("a loader that is not of the version does not run", async ({ page }) => {
  tamper("9.9.9", (path) => path === "gipfel.js");
  await page.goto(put("/loader.html", snippet("9.9.9")));
  await expect(page.getByRole("link", { name: "Buchen" })).toBeVisible();
  expect(await page.evaluate(() => [window.gipfel, (window as { ran?: unknown }).ran])).toEqual([undefined, undefined]);
});
