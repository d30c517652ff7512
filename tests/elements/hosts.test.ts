/** Pages of partners that elements run in (design §4); each is a file in tests/hosts. */
import { assert } from "chai";
import { closeHosts, openHost, probeState, until } from "./support/host.ts";

async function shown(page: Window): Promise<Element> {
  const element = page.document.querySelector("gipfel-probe")!;
  await until(() => probeState(element)["state"] === "loaded");
  return element;
}

/** Styles, links and ids of a page; the test runner adds one of its own to each. */
function marks(page: Window): number {
  return page.document.querySelectorAll("style, link, [id]").length;
}

suite("an element in a foreign page", () => {
  teardown(closeHosts);

  test("under a strict CSP with Trusted Types it works, styled, without a violation", async () => {
    const page = await openHost("strict-csp.html");
    const element = await shown(page);
    assert.equal(page.getComputedStyle(element.shadowRoot!.querySelector("div > div")!).borderRadius, "12px");
    assert.deepEqual((page as unknown as { violations: string[] }).violations, []);
  });

  test("hostile styles and a tiny root font don't affect it", async () => {
    const page = await openHost("hostile-css.html");
    const element = await shown(page);
    const card = element.shadowRoot!.querySelector("div > div")!;
    const style = page.getComputedStyle(card);
    assert.equal(style.fontSize, "16px");
    assert.equal(style.padding, "16px");
    assert.equal(style.borderTopWidth, "1px");
    assert.equal(style.color, "rgb(26, 26, 26)");
    assert.notEqual(style.boxShadow, "none");
    assert.isAbove(card.getBoundingClientRect().height, 40);
  });

  test("theme auto is dark where the page's own color-scheme is, and changes with it; a page without one is light", async () => {
    const page = await openHost("plain.html");
    const element = await shown(page);
    const ink = () => page.getComputedStyle(element.shadowRoot!.querySelector("div > div")!).color;
    const { style } = page.document.documentElement;
    const [light, dark] = ["rgb(26, 26, 26)", "rgb(240, 240, 240)"];
    assert.equal(ink(), light);
    style.colorScheme = "dark";
    assert.equal(ink(), dark);
    (element.parentElement as HTMLElement).style.colorScheme = "light";
    assert.equal(ink(), light);
    element.setAttribute("theme", "dark");
    assert.equal(ink(), dark);
  });

  test("MooTools doesn't break it", async () => {
    const page = await openHost("mootools.html");
    await shown(page);
    assert.equal((page as unknown as { MooTools: { version: string } }).MooTools.version, "1.5.2");
  });

  test("the prototype changes of Prototype 1.6 and MooTools 1.1, extras on Object.prototype and an AMD loader don't break it, nor it them (imitated: no package has these versions)", async () => {
    const page = await openHost("old-libraries.html");
    await shown(page);
    assert.equal((page as unknown as { defined: number }).defined, 0);
  });

  test("frozen globals don't break it", async () => {
    const element = await shown(await openHost("frozen.html"));
    (element.shadowRoot!.querySelector(".click") as HTMLElement).click();
    await until(() => probeState(element)["clicks"] === 1);
  });

  test("a base element changes neither the address of its files nor of its API", async () => {
    const element = await shown(await openHost("base-href.html"));
    assert.equal(probeState(element)["apiBase"], `${location.origin}/api`);
  });

  test("on a right-to-left page it is right to left, in the page's language", async () => {
    const page = await openHost("rtl.html");
    const element = await shown(page);
    assert.equal(probeState(element)["locale"], "ar_AE");
    assert.equal(page.getComputedStyle(element.shadowRoot!.querySelector("div > div")!).direction, "rtl");
  });

  test("with the tag twice, async and at the end: one element, one global", async () => {
    const page = await openHost("twice.html");
    const element = await shown(page);
    assert.equal(element.shadowRoot!.querySelectorAll("output").length, 1);
    assert.equal(probeState(element)["locale"], "fr_CH");
  });

  for (const by of ["id", "form", "variable", "constant"]) {
    test(`where the page already uses the name gipfel (${by}), elements and elements inside them work, and the page keeps its own`, async () => {
      const page = await openHost("name-taken.html", `?by=${by}`);
      const taken = (page as { gipfel?: unknown }).gipfel;
      const button = await until(() =>
        page.document.querySelector("gipfel-button")?.shadowRoot?.querySelector("button"),
      );
      button.click();
      await until(() =>
        page.document
          .querySelector("gipfel-button")!
          .shadowRoot!.querySelector("gipfel-booking")
          ?.shadowRoot?.querySelector("[data-date]"),
      );
      if (by.length > 5) assert.equal(taken, "Eiger");
      else assert.include(["h2", "form"], (taken as Element).localName);
    });
  }

  test("a page that uses no element loads the loader and nothing else", async () => {
    const page = await openHost("unused.html");
    await until(() => "gipfel" in page);
    const files = page.performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
    assert.deepEqual(files, ["/sdk/v1/gipfel.js"]);
  });

  test("an element added later is defined when it is added", async () => {
    const page = await openHost("unused.html");
    const element = page.document.createElement("gipfel-probe");
    page.document.body.append(element);
    await until(() => probeState(element)["state"] === "loaded");
  });

  test("it adds one global, and no style, id or storage entry to the page", async () => {
    const bare = await openHost("bare.html");
    const fresh = Object.keys(bare);
    const page = await openHost("plain.html");
    const element = await shown(page);
    const added = Object.keys(page).filter((name) => !fresh.includes(name));
    assert.deepEqual(
      added.filter((name) => name !== "gipfel"),
      [],
    );
    assert.equal(marks(page), marks(bare));
    assert.equal(page.document.cookie, "");
    assert.equal(page.localStorage.length, 0);
    (element.shadowRoot!.querySelector(".keep") as HTMLElement).click();
    assert.equal(page.localStorage.getItem("probe"), "kept");
    page.localStorage.clear();
  });

  test("fifty mounts and unmounts leave no observer and no node", async () => {
    const page = await openHost("plain.html");
    await shown(page);
    const body = page.document.body;
    for (let round = 0; round < 50; round += 1) {
      const element = page.document.createElement("gipfel-probe");
      body.append(element);
      element.remove();
    }
    const last = page.document.createElement("gipfel-probe");
    body.append(last);
    await until(() => probeState(last)["state"] === "loaded");
    assert.equal(page.document.querySelectorAll("gipfel-probe").length, 2);
  });
});
