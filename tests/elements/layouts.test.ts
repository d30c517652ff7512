/** The host's layout and its rules for the element itself, measured: every kind of element in every place. */
import { assert } from "chai";
import { closeHosts, openHost, until } from "./support/host.ts";

/**
 * Each kind with attributes that it works with, and what it is at least as wide as, where the page gives it no width.
 */
const kinds = {
  "gipfel-booking activity=104": 640,
  "gipfel-listing": 640,
  "gipfel-map": 640,
  "gipfel-activity activity=104": 640,
  "gipfel-reviews activity=104": 640,
  "gipfel-basket": 640,
  "gipfel-checkout": 640,
  "gipfel-newsletter": 640,
  "gipfel-search": 640,
} as const;

interface Placed {
  readonly element: HTMLElement;
  readonly stage: HTMLElement;
  readonly box: () => DOMRect;
  readonly page: Window & typeof globalThis;
}

/** An element of a kind in a place of the page, once its code is there. */
async function placed(page: Window & typeof globalThis, kind: string, place: string, attribute = ""): Promise<Placed> {
  const [tag, ...given] = kind.split(" ");
  const element = page.document.createElement(tag!);
  for (const each of [...given, ...(attribute ? [attribute] : [])])
    element.setAttribute(...(each.split("=").concat("").slice(0, 2) as [string, string]));
  page.document.querySelector(place)!.append(element);
  const stage = await until(() => element.shadowRoot?.querySelector<HTMLElement>("[data-view]") ?? undefined);
  await until(() => element.shadowRoot!.adoptedStyleSheets.length > 0);
  return { element, stage, box: () => element.getBoundingClientRect(), page };
}

suite("the page's layout and rules apply to the element", () => {
  teardown(closeHosts);

  for (const [kind, usable] of Object.entries(kinds)) {
    test(`${kind} has a usable width where the page gives none`, async () => {
      const page = await openHost("layouts.html");
      for (const place of [".row", ".column", ".columns", ".centred", ".floating"]) {
        const { box } = await placed(page, kind, place);
        assert.isAtLeast(box().width, usable, place);
        assert.isAtMost(box().right, 1000, place);
      }
      const { box } = await placed(page, kind, ".narrow");
      assert.equal(box().width, 320, "in a narrow column it takes what is there");
      assert.equal(
        page.document.querySelector("nav")!.getBoundingClientRect().width,
        200,
        "its neighbour keeps its width",
      );
    });

    test(`${kind} obeys hidden, display, visibility, width, max-width, margin and grid-column of the page`, async () => {
      const page = await openHost("layouts.html");
      const text = await placed(page, kind, ".entry-content");
      assert.equal(text.box().width, 620);
      assert.equal(text.box().left, 190, "centred in the text's column, as WordPress does");
      assert.equal((await placed(page, kind, ".spanning")).box().width, 1000);
      const sized = await placed(page, kind, ".sized");
      assert.equal(sized.box().width, 400);
      assert.equal(sized.box().left, 30);
      assert.equal((await placed(page, kind, ".gone")).box().height, 0);
      assert.equal((await placed(page, kind, ".plain", "hidden")).box().height, 0);
      const hidden = await placed(page, kind, ".unseen");
      assert.equal(page.getComputedStyle(hidden.stage).visibility, "hidden");
      assert.equal(page.getComputedStyle((await placed(page, kind, ".inert")).stage).pointerEvents, "none");
      const flexible = await placed(page, kind, ".flexible");
      assert.equal(flexible.box().width, 1000);
      assert.equal(flexible.stage.getBoundingClientRect().width, 1000);
    });
  }

  test("a tab that was hidden at first shows a working widget", async () => {
    const page = await openHost("layouts.html");
    const { element, box } = await placed(page, "gipfel-booking activity=104", ".plain", "hidden");
    assert.equal(box().height, 0);
    element.hidden = false;
    const day = await until(
      () => element.shadowRoot!.querySelector<HTMLElement>("[data-date]:not([aria-disabled])") ?? undefined,
    );
    assert.isAbove(day.getBoundingClientRect().height, 20);
    day.click();
    await until(
      () => day.ariaSelected === "true" || element.shadowRoot!.querySelector("[data-date][aria-selected=true]"),
    );
  });

  test("a map is as high as the page's height, else --gipfel-map-height, else its default", async () => {
    const page = await openHost("layouts.html");
    const { element, stage, box } = await placed(page, "gipfel-map", ".plain");
    assert.isAtLeast(box().height, 480);
    element.style.setProperty("--gipfel-map-height", "300px");
    assert.equal(box().height, 300);
    element.style.height = "250px";
    assert.equal(box().height, 250);
    assert.equal(stage.getBoundingClientRect().height, 250);
  });

  test("a button is as wide as its label, also with its drawer open; a call to action fills the line", async () => {
    const page = await openHost("layouts.html");
    const { element, box } = await placed(page, "gipfel-button activity=104", ".column", "variant=button");
    const press = await until(() => element.shadowRoot!.querySelector("button") ?? undefined);
    assert.isBelow(box().width, 200);
    const before = box().width;
    press.click();
    const drawer = await until(
      () => element.shadowRoot!.querySelector("gipfel-booking")?.shadowRoot?.querySelector("dialog[open]") ?? undefined,
    );
    assert.isAbove(drawer.getBoundingClientRect().width, 300);
    assert.equal(box().width, before);
    assert.equal((await placed(page, "gipfel-button activity=104", ".plain", "variant=cta")).box().width, 1000);
  });

  test("where the page resets all properties with !important, the element stays in the page's flow, unclipped", async () => {
    const page = await openHost("hostile-css.html");
    for (const kind of [...Object.keys(kinds), "gipfel-button activity=104"]) {
      const { element, stage } = await placed(page, kind, "body");
      await until(() => element.shadowRoot!.querySelector("[data-view] > *"));
      const { width, height } = stage.getBoundingClientRect();
      assert.isAbove(width, kind.includes("button") ? 40 : 600, kind);
      if (kind.includes("map")) assert.isAtLeast(height, 480);
      assert.equal(page.getComputedStyle(stage).fontSize, "16px", kind);
    }
  });
});
