/** What elements, and the page's one global, say is wrong. */
import { assert } from "chai";
import { closeHosts, openHost, until } from "./support/host.ts";
import { clear } from "./support/place.ts";
import { openShop, type Shop } from "./support/shop.ts";

interface Diagnostic {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly next: string;
  readonly fix: string | null;
}
type Diagnosable = HTMLElement & { diagnose(): Promise<Diagnostic[]> };
type PageDiagnostic = Diagnostic & { readonly element: Element | null };

const bookable = { availableDates: ["2026-12-01"], summary: {} };
const answers = {
  "GET /versions/": [],
  "GET /activity/104-en_CH/": bookable,
  "GET /activity/105-en_CH/": { availableDates: [], summary: {} },
  "GET /activity/999-en_CH/": { status: 404, code: "activity_not_found" },
  "POST /affiliate/referral/": { accepted: true },
};

/** The page's one global, under the name that no page takes. */
const globalOf = (page: object) =>
  (page as Record<symbol, { diagnose(): Promise<PageDiagnostic[]> }>)[Symbol.for("gipfel")]!;

suite("element.diagnose()", () => {
  let shop: Shop;
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
    await globalOfLoad("gipfel-button");
  });
  setup(() => void (shop = openShop(null, answers)));
  teardown(() => {
    clear();
    shop.close();
    sessionStorage.clear();
    localStorage.clear();
  });

  const globalOfLoad = (tag: string) => (globalOf(window) as unknown as { load(tag: string): Promise<void> }).load(tag);

  function place(attributes: string, style = ""): Diagnosable {
    const main = document.createElement("main");
    main.innerHTML = `<div style="${style}"><gipfel-button api-base="${shop.apiBase}" ${attributes}></gipfel-button></div>`;
    document.body.append(main);
    return main.querySelector<Diagnosable>("gipfel-button")!;
  }
  const codes = async (element: Diagnosable) => (await element.diagnose()).map(({ code }) => code);

  test("finds nothing where nothing is wrong, and changes nothing", async () => {
    const element = place(`activity="104"`);
    const before = element.outerHTML;
    assert.deepEqual(await element.diagnose(), []);
    assert.equal(element.outerHTML, before);
    assert.lengthOf(localStorage, 0);
  });

  for (const [what, attributes, ...expected] of [
    ["an unknown activity", `activity="999"`, "activity_unknown"],
    ["a sold-out activity", `activities="104,105"`, "activity_sold_out"],
    ["an activity that is no number", `activity="Eiger"`, "attribute_invalid"],
    ["a wrong value with a default", `activity="104" variant="huge"`, "attribute_ignored"],
    ["JSON that is none", `activity="104" prefill="{"`, "attribute_ignored"],
    ["a logo on http", `activity="104" logo-url="http://x.test/l.png"`, "address_insecure"],
    ["a misspelt attribute", `activity="104" brandcolour="ff0000"`, "attribute_unknown"],
  ] as const)
    test(`says ${what}`, async () => assert.deepEqual(await codes(place(attributes)), expected));

  for (const [what, attributes, code, corrected] of [
    ["curly quotes", `activity="”104″"`, "quotes_curly", `activity="104"`],
    ["invisible characters", `activity="104\u200b"`, "characters_invisible", `activity="104"`],
  ] as const)
    test(`says ${what}, with the tag as it is meant`, async () => {
      const [diagnostic] = await place(attributes).diagnose();
      assert.equal(diagnostic!.code, code);
      assert.include(diagnostic!.fix, corrected);
      assert.notInclude(diagnostic!.message, "\u200b");
    });

  test("says in plain words how long a text may be", async () => {
    const [diagnostic] = await place(`activity="104" text="${"A".repeat(10_000)}"`).diagnose();
    assert.include(diagnostic!.message, "is not understood: at most 80 characters are wanted");
  });

  test("of a page: a place whose name is misspelt", async () => {
    const main = document.createElement("main");
    main.innerHTML = `<div data-gipfel="boking" data-activity="104"></div>`;
    document.body.append(main);
    const diagnostics = await globalOf(window).diagnose();
    assert.deepEqual(
      diagnostics.map(({ code, element, fix }) => [code, element, fix]),
      [["tag_unknown", main.firstElementChild, `data-gipfel="booking"`]],
    );
  });

  test("says on a partner's page that the affiliate is held in memory before the visitor consents", async () => {
    const ofShop = window.fetch;
    const partnersShop = "https://shop.test/api";
    window.fetch = (address, init) => ofShop(String(address).replace(partnersShop, shop.apiBase), init);
    const element = place(`activity="104" affiliate-id="4182"`);
    element.setAttribute("api-base", partnersShop);
    assert.deepEqual(await codes(element), ["attribution_in_memory"]);
  });

  test("says an affiliate that the shop has not approved", async () => {
    shop.answers["POST /affiliate/referral/"] = { accepted: false };
    assert.deepEqual(await codes(place(`activity="104" affiliate-id="7"`)), ["affiliate_unknown"]);
  });

  test("says that it is hidden, and by what", async () => {
    const [diagnostic] = await place(`activity="104"`, "display: none").diagnose();
    assert.include(diagnostic!.message, "display: none on <div>");
  });

  test("says that the layout leaves it no width", async () => {
    assert.deepEqual(await codes(place(`activity="104"`, "display: grid; grid-template-columns: 0")), ["width_zero"]);
  });

  test("says that the API is no API", async () => {
    shop.answers["GET /versions/"] = { status: 500, code: "internal" };
    const [diagnostic] = await place(`activity="104"`).diagnose();
    assert.equal(diagnostic!.code, "unexpected_answer");
    assert.equal(diagnostic!.severity, "error");
    assert.include(diagnostic!.message, shop.apiBase);
  });

  test("says that it is not in the page", async () => {
    const element = document.createElement("gipfel-button") as Diagnosable;
    assert.deepEqual(await codes(element), ["not_in_page"]);
  });

  test("of a page: a misspelt tag and what each element says, once, with the element; as a table in the console", async () => {
    const right = place(`activity="999"`);
    const wrong = document.createElement("gipfel-buton");
    right.after(wrong);
    const tables: unknown[] = [];
    const { table } = console;
    console.table = (rows: unknown) => void tables.push(rows);
    const diagnostics = await globalOf(window).diagnose();
    console.table = table;
    assert.deepEqual(
      diagnostics.map(({ code, element }) => [code, element]),
      [
        ["activity_unknown", right],
        ["tag_unknown", wrong],
      ],
    );
    assert.equal(diagnostics[1]!.fix, "<gipfel-button></gipfel-button>");
    assert.lengthOf(tables, 1);
  });
});

suite("diagnose() in a partner's page", () => {
  teardown(closeHosts);

  test("a policy that forbids the API: the directive and the line to add, once for all elements", async () => {
    const page = await openHost("connections-forbidden.html");
    page.document.body.innerHTML = `<gipfel-button activity="104"></gipfel-button><gipfel-reviews activity="104"></gipfel-reviews>`;
    await until(() => page.document.querySelector("gipfel-button:defined"));
    await until(() => page.document.querySelector("gipfel-reviews:defined"));
    const diagnostics = (await globalOf(page).diagnose()).filter(({ severity }) => severity === "error");
    assert.deepEqual(
      diagnostics.map(({ code, element, fix }) => [code, element, fix]),
      [["policy_blocked", null, `connect-src ${location.origin};`]],
    );
  });

  for (const [where, host] of [
    ["by meta", `policy-of-others.html`],
    // Also the page's own address may not be requested then: the browser's event has the policy.
    ["by header", `plain.html?policy=${encodeURIComponent("connect-src https://api.hotel.test")}`],
  ] as const)
    test(`a policy ${where} that allows others: the line keeps them`, async () => {
      const page = await openHost(host);
      page.document.body.innerHTML = `<gipfel-button activity="104"></gipfel-button>`;
      await until(() => page.document.querySelector("gipfel-button:defined"));
      const diagnostics = (await globalOf(page).diagnose()).filter(({ severity }) => severity === "error");
      assert.deepEqual(
        diagnostics.map(({ code, fix }) => [code, fix]),
        [["policy_blocked", `connect-src https://api.hotel.test ${location.origin};`]],
      );
    });

  test("a page without elements says so", async () => {
    const page = await openHost("plain.html");
    page.document.body.replaceChildren();
    assert.deepEqual(
      (await globalOf(page).diagnose()).map(({ code }) => code),
      ["element_missing"],
    );
  });
});
