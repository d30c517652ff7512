/** Code that partners are given, taken from where they find it and pasted as it is: each is booked to the ticket. */
import { expect, test, type Page } from "@playwright/test";
import {
  confirmImportant,
  eventsOf,
  fillCard,
  fillContact,
  press,
  reserveTwo,
  shop,
  thrownInto,
  words,
} from "./journey.ts";
import { partnerSite } from "./partner-site.ts";
import { reserveIn } from "./shop-steps.ts";

const text = words.de;
/** The guide's page is in English. */
const english = words.ar;
const { put, putFile } = partnerSite();

/** What the guide promises, from the empty page to the ticket (ms). */
const promised = 120_000;

async function expectBooked(page: Page, events: readonly string[], save: string): Promise<void> {
  await expect(page.getByRole("link", { name: save })).toBeVisible({ timeout: 30_000 });
  expect(events.filter((name) => name === "confirmed")).toHaveLength(1);
}

test("the first guide, as it is written: from an empty page to a booked test ticket within two minutes", async ({
  page,
}) => {
  const thrown = thrownInto(page);
  const events = await eventsOf(page);
  const heard: string[] = [];
  page.on("console", (message) => message.type() === "log" && heard.push(message.text()));
  await page.goto(`${shop}/en-ch/developers/first-widget`);
  const blocks = page.getByRole("main").locator("pre code");
  const [code, listener] = await blocks.allTextContents();
  const card = await page.locator("dl > div", { hasText: "succeeds" }).locator("dt").innerText();

  const begun = Date.now();
  await page.goto(putFile("/guide.html", code!.replace("</body>", `${listener}</body>`)));
  await reserveTwo(page, english);
  await fillContact(page, english, "guide@example.ch");
  await fillCard(page, english, card);
  await confirmImportant(page, english);
  await press(page, english.pay);
  await expectBooked(page, events, english.save);
  const took = Date.now() - begun;
  test.info().annotations.push({ type: "from the empty page to the ticket", description: `${took} ms` });
  console.log(`from the empty page to the ticket: ${(took / 1000).toFixed(1)} s`);
  expect(took).toBeLessThan(promised);
  expect(heard.at(-1), "what the guide's own listener writes").toMatch(/CHF \d/);
  expect(thrown).toEqual([]);
});

test("the configurator's pinned code, under the policy that it prints and Trusted Types, is booked and paid", async ({
  page,
}) => {
  await page.goto(`${shop}/widget?activity=112`);
  const configurator = page.locator("gipfel-configurator");
  await configurator.getByText("Weitere Optionen").click();
  await configurator.getByLabel("Zahlung", { exact: true }).selectOption("inline");
  await configurator.getByLabel("Version").selectOption({ label: "1.0.0, ändert sich nie" });
  const code = configurator.getByRole("textbox", { name: "Code", exact: true });
  await expect(code).toHaveValue(/integrity="sha384-[^]*checkout="inline"/);
  const snippet = await code.inputValue();
  await configurator.getByLabel("Wohin kommt es?").selectOption("policy");
  const lines = await configurator.getByRole("textbox", { name: "erlauben" }).inputValue();
  expect(lines).toContain(`script-src ${shop};`);

  const thrown = thrownInto(page);
  const events = await eventsOf(page);
  const violations = new Set<string>();
  await page.exposeFunction("violated", (what: string) => void violations.add(what));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { violated(what: string): void }).violated(
        `${location.pathname} ${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  const policy = `default-src 'none'; ${lines.replaceAll("\n", " ")} require-trusted-types-for 'script'`;
  await page.goto(put("/pinned.html", snippet, { "content-security-policy": policy }));
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await reserveIn(page, 13);
  await fillContact(page, text, "pinned@example.ch");
  await fillCard(page, text, "4000 0000 0000 3220");
  await press(page, text.pay);
  await page.frameLocator("gipfel-checkout iframe").getByRole("button").first().click();
  await expectBooked(page, events, text.save);
  // An import map is tried first; without a nonce the files are compared by links.
  expect([...violations]).toEqual(["/pinned.html script-src-elem inline"]);
  expect(thrown).toEqual([]);
});
