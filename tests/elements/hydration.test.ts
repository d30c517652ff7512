/** The server renders, the browser hydrates (design §3). */
import { assert } from "chai";
import { closeHosts, once, openHost, probeState, until } from "./support/host.ts";

interface Rendered {
  readonly root: ShadowRoot;
  readonly before: Element[];
  readonly text: string;
  readonly shifts: unknown[];
}

async function open(element: string, build = ""): Promise<Window & typeof globalThis & Rendered> {
  return (await openHost("rendered.html", `?element=${element}&build=${build}`)) as Window &
    typeof globalThis &
    Rendered;
}

function keyDown(page: typeof globalThis, key: string): KeyboardEvent {
  return new page.KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true });
}

async function requestCount(): Promise<number> {
  return (await (await fetch("/request-count?path=/api/probe/")).json()) as number;
}

suite("a server-rendered element", () => {
  teardown(closeHosts);

  test("is visible before any script of ours, in the page's language", async () => {
    const page = await open("button");
    assert.equal(page.text, "Jetzt buchen");
  });

  test("gipfel-button keeps its nodes, answers presses, and has no layout shift", async () => {
    const page = await open("button");
    const host = page.document.querySelector("gipfel-button")!;
    await until(
      () =>
        page.customElements.get("gipfel-button") &&
        page.root.adoptedStyleSheets.length > 0 &&
        !page.root.querySelector("[data-state]"),
    );
    assert.strictEqual(host.shadowRoot, page.root);
    assert.isTrue([...page.root.querySelectorAll("[data-view] *")].every((node, index) => node === page.before[index]));
    const pressed = once<{ value: string }>(host, "gipfel-select");
    (page.before[0] as HTMLElement).click();
    assert.equal((await pressed).detail.value, "104");
    assert.isEmpty(page.shifts);
  });

  test("gipfel-booking keeps its calendar, a key moves the day, and the rest loads at the first input", async () => {
    const page = await open("booking");
    const wholeOnes = () =>
      page.performance.getEntriesByType("resource").filter(({ name }) => /xstate|booking\.full/.test(name)).length;
    const chosen = () => page.root.querySelector<HTMLElement>("[role=gridcell][aria-selected=true]");
    await until(() => page.root.adoptedStyleSheets.length > 0 && !page.root.querySelector("[data-state]"));
    assert.isTrue([...page.root.querySelectorAll("[data-view] *")].every((node, index) => node === page.before[index]));
    const before = chosen()!.dataset["date"]!;
    chosen()!.dispatchEvent(keyDown(page, "ArrowRight"));
    const day = await until(() => page.root.activeElement as HTMLElement | null);
    assert.equal(wholeOnes(), 0, "a page that is only read carries no machine");
    assert.isEmpty(page.shifts);
    day.dispatchEvent(keyDown(page, "Enter"));
    if (day.ariaDisabled !== "true") await until(() => chosen()!.dataset["date"] === day.dataset["date"]);
    else assert.equal(chosen()!.dataset["date"], before);
    await until(() => wholeOnes() >= 2);
    (
      await until(() =>
        [...page.root.querySelectorAll("button")].find((each) => each.textContent?.includes("Zeit wählen")),
      )
    ).click();
    await until(() => page.root.querySelector("input[type=radio]"));
  });

  test("resumes from the rendered snapshot without a request", async () => {
    const before = await requestCount();
    const page = await open("probe");
    const host = page.document.querySelector("gipfel-probe")!;
    await until(() => !page.root.querySelector("[data-state]"));
    (page.root.querySelector(".click") as HTMLElement).click();
    await until(() => probeState(host)["clicks"] === 1);
    assert.equal(probeState(host)["word"], "rendered </script> <b>");
    assert.isTrue([...page.root.querySelectorAll("[data-view] *")].every((node, index) => node === page.before[index]));
    assert.equal(await requestCount(), before);
  });

  test("a snapshot of another build is ignored: the element starts anew", async () => {
    const before = await requestCount();
    const page = await open("probe", "123456789abc");
    const host = page.document.querySelector("gipfel-probe")!;
    await until(() => probeState(host)["word"] === "asked");
    assert.equal(await requestCount(), before + 1);
    assert.equal(page.root.querySelectorAll("output").length, 1);
  });
});
