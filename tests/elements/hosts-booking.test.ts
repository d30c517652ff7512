/** Pages of partners (tests/hosts): on each, an activity is booked up to the basket. */
import { assert } from "chai";
import { closeHosts, once, openHost, until } from "./support/host.ts";

type Page = Window & typeof globalThis;

/** The widget of a page, in English, once its calendar is there. */
async function widgetIn(page: Page): Promise<ShadowRoot> {
  const element = page.document.createElement("gipfel-booking");
  element.setAttribute("activity", "105");
  element.setAttribute("locale", "en");
  element.setAttribute("checkout", "inline");
  element.setAttribute("api-base", `${location.origin}/api`);
  page.document.body.append(element);
  const root = await until(() => element.shadowRoot ?? undefined);
  await until(() => root.querySelector("[data-date]"));
  return root;
}

const button = (root: ShadowRoot, name: string) =>
  until(() =>
    [...root.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")].find((each) =>
      (each.ariaLabel ?? each.textContent ?? "").includes(name),
    ),
  );

async function reserveIn(page: Page): Promise<Record<string, unknown>> {
  const root = await widgetIn(page);
  const reserved = once<{ reservationId: string; cartId: string; activityId: number }>(page.document, "gipfel-reserve");
  (await button(root, "Next month")).click();
  (await until(() => root.querySelectorAll<HTMLElement>("[data-date]:not([aria-disabled])")[20])).click();
  (await button(root, "Choose a time on")).click();
  (await until(() => root.querySelector<HTMLInputElement>("input[type=radio]"))).click();
  (await button(root, "Choose tickets")).click();
  (await button(root, "One more")).click();
  (await button(root, "Review the total")).click();
  (await button(root, "Reserve")).click();
  return (await reserved).detail;
}

suite("an element inside a closed shadow root", () => {
  teardown(closeHosts);

  test("is defined by gipfel.load, with the elements that it renders inside", async () => {
    const page = await openHost("unused.html");
    const section = page.document.createElement("section");
    const closed = section.attachShadow({ mode: "closed" });
    page.document.body.append(section);
    const button = page.document.createElement("gipfel-button");
    for (const [name, value] of Object.entries({ activity: "105", locale: "en", "api-base": `${location.origin}/api` }))
      button.setAttribute(name, value);
    closed.append(button);
    const loader = await until(
      () => (page as unknown as { gipfel?: { load(tag: string, element: Element): Promise<void> } }).gipfel,
    );
    await loader.load("gipfel-button", button);
    (await until(() => button.shadowRoot?.querySelector("button"))).click();
    const widget = await until(() => button.shadowRoot!.querySelector("gipfel-booking"));
    await until(() => widget.shadowRoot?.querySelector("[data-date]"));
  });
});

suite("each host page books to the basket", () => {
  teardown(() => {
    closeHosts();
    localStorage.clear();
  });

  for (const host of [
    "plain.html",
    "mootools.html",
    "old-libraries.html",
    "hostile-css.html",
    "frozen.html",
    "base-href.html",
    "strict-csp.html",
    "twice.html",
    "rtl.html",
    "unused.html",
    "layouts.html",
    "name-taken.html?by=id",
    "closed-roots.html",
  ]) {
    test(host, async () => {
      const page = await openHost(...(host.split(/(?=\?)/) as [string, string?]));
      const thrown: string[] = [];
      page.addEventListener("error", ({ message }) => thrown.push(message));
      const { reservationId, activityId } = await reserveIn(page);
      assert.equal(activityId, 105);
      assert.equal(reservationId, "r-105");
      assert.deepEqual(thrown, []);
    });
  }
});
