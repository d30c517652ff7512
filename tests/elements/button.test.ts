/** gipfel-button, as a visitor and a partner meet it. */
import "axe-core";
import { assert } from "chai";
import { assertAccessible } from "./support/axe.ts";
import { openDiscoveryShop } from "./support/discovery-shop.ts";
import { listenToConsole, once, until } from "./support/host.ts";

declare const axe: { run(context: Element): Promise<{ violations: { id: string; help: string }[] }> };

async function button(attributes: string): Promise<{ host: HTMLElement; native: HTMLButtonElement }> {
  const place = document.createElement("main");
  place.innerHTML = `<gipfel-button ${attributes}><a href="/x">Book</a></gipfel-button>`;
  document.body.append(place);
  const host = place.firstElementChild as HTMLElement;
  return { host, native: await until(() => host.shadowRoot?.querySelector("button") ?? undefined) };
}

suite("gipfel-button", () => {
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  teardown(() => {
    for (const place of document.querySelectorAll("main")) place.remove();
  });

  for (const variant of ["button", "cta", "fixed"]) {
    for (const theme of ["light", "dark"]) {
      test(`has no accessibility violation as ${variant} in ${theme}, in a partner's brand`, async () => {
        const { host } = await button(`activity="104" variant="${variant}" theme="${theme}" brand-color="8a3324"`);
        assert.deepEqual(
          (await axe.run(host)).violations.map(({ help }) => help),
          [],
        );
      });
    }
  }

  test("fixed buttons throw nothing while one of them is out of its tree", async () => {
    const failures: string[] = [];
    const note = ({ message }: ErrorEvent) => failures.push(message);
    addEventListener("error", note);
    try {
      const [one, other] = [await button(`activity="104" variant="fixed"`), await button(`variant="fixed"`)];
      await until(() => other.native.style.getPropertyValue("--g-above"));
      const place = document.createComment("");
      one.native.replaceWith(place);
      dispatchEvent(new Event("resize"));
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      // React takes away only what is where it has put it.
      place.replaceWith(one.native);
      assert.deepEqual(failures, []);
    } finally {
      removeEventListener("error", note);
    }
  });

  for (const theme of ["light", "dark"]) {
    test(`as a call to action it has picture, title and price in ${theme}, in the room that it had from the start`, async () => {
      const shop = openDiscoveryShop();
      shop.late = "/activities/";
      try {
        const { host } = await button(
          `activity="4" variant="cta" locale="en_CH" theme="${theme}" background="#003366" api-base="${shop.apiBase}"`,
        );
        await until(() => host.shadowRoot!.querySelector(".card"));
        const { height } = host.getBoundingClientRect();
        assert.isAbove(height, 150);
        await until(() => shop.requests.length > 0);
        shop.answerLate();
        const picture = await until(() => host.shadowRoot!.querySelector<HTMLImageElement>(".card img"));
        await until(() => picture.complete);
        assert.closeTo(host.getBoundingClientRect().height, height, 1);
        assert.include(host.shadowRoot!.querySelector<HTMLElement>(".card")!.innerText, "from CHF");
        await assertAccessible(host);
      } finally {
        shop.close();
      }
    });
  }

  test("as a call to action of an activity that can't be loaded it is the button alone", async () => {
    const shop = openDiscoveryShop();
    shop.broken = "/activities/";
    try {
      const { host } = await button(`activity="104" variant="cta" api-base="${shop.apiBase}"`);
      await until(() => shop.requests.length > 0 && !host.shadowRoot!.querySelector(".card"));
      assert.isNotNull(host.shadowRoot!.querySelector("button"));
    } finally {
      shop.close();
    }
  });

  test("has a button role and its label, and says that it opens a dialog", async () => {
    const { native } = await button(`activity="104" locale="fr"`);
    assert.equal(native.textContent, "Réserver maintenant");
    assert.equal(native.getAttribute("aria-haspopup"), "dialog");
  });

  test("has the configurator's colours, the partner's, or the brand's", async () => {
    const back = async (attributes: string) => getComputedStyle((await button(attributes)).native).backgroundColor;
    assert.equal(await back(""), "rgb(255, 56, 92)");
    assert.equal(await back(`background="#003366"`), "rgb(0, 51, 102)");
    assert.equal(await back(`brand-color="#8a3324"`), "rgb(138, 51, 36)");
  });

  test("shows the partner's own text, and updates it", async () => {
    const { host, native } = await button(`text="Reserve your flight"`);
    assert.equal(native.textContent, "Reserve your flight");
    host.setAttribute("text", "Fly");
    await until(() => native.textContent === "Fly");
  });

  test("a press emits the selection and opens the booking widget as a drawer with its attributes", async () => {
    const { host, native } = await button(`activity="104" locale="it" affiliate-id="hotel-7" brand-color="8a3324"`);
    const selected = once<{ activityId: number }>(document, "gipfel-select");
    native.click();
    assert.equal((await selected).detail.activityId, 104);
    const booking = await until(() => host.shadowRoot!.querySelector("gipfel-booking"));
    assert.equal(booking.getAttribute("activity"), "104");
    assert.equal(booking.getAttribute("presentation"), "drawer");
    assert.equal(booking.getAttribute("locale"), "it_CH");
    assert.equal(booking.getAttribute("affiliate-id"), "hotel-7");
    assert.equal(booking.getAttribute("brand-color"), "#8a3324");
    booking.dispatchEvent(
      new CustomEvent("gipfel-step", { detail: { step: "closed" }, bubbles: true, composed: true }),
    );
    await until(() => !host.shadowRoot!.querySelector("gipfel-booking"));
  });

  for (const theme of ["light", "dark"]) {
    test(`opens a list of activities in an overlay, with focus in and back, in ${theme}`, async () => {
      const shop = openDiscoveryShop();
      try {
        const { host, native } = await button(
          `activities="104,88" hide="map" search="boat" text="Boat trips" brand-color="8a3324" theme="${theme}" api-base="${shop.apiBase}"`,
        );
        assert.equal(native.getAttribute("aria-haspopup"), "dialog");
        native.focus();
        native.click();
        const dialog = await until(() => host.shadowRoot!.querySelector<HTMLDialogElement>("dialog[open]"));
        assert.equal(dialog.getAttribute("aria-label"), "Boat trips");
        const list = dialog.querySelector("gipfel-listing")!;
        for (const [name, value] of [
          ["activities", "104,88"],
          ["hide", "map"],
          ["search", "boat"],
          ["theme", theme],
        ] as const)
          assert.equal(list.getAttribute(name), value);
        await until(() => list.shadowRoot?.querySelector("article h3, p"));
        await assertAccessible(host);
        dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
        await until(() => !host.shadowRoot!.querySelector("dialog"));
        assert.equal(host.shadowRoot!.activeElement, native);
      } finally {
        shop.close();
      }
    });
  }

  test("says which words of hide and ids of activities it can't take, and takes the others", async () => {
    const lines = listenToConsole();
    const { native } = await button(`activities="104,x" hide="map moon"`);
    await until(() => lines.lines.length > 1);
    lines.stop();
    assert.match(lines.lines.join("\n"), /activities="104,x" is not understood: x: whole numbers/);
    assert.match(lines.lines.join("\n"), /hide="map moon" is not understood: moon can't be hidden/);
    assert.equal(native.getAttribute("aria-haspopup"), "dialog");
  });

  test("gipfel-open comes before the drawer; a page that prevents it keeps the drawer closed", async () => {
    const { host, native } = await button(`activity="104"`);
    let isPrevented = true;
    const details: unknown[] = [];
    host.addEventListener("gipfel-open", (event) => {
      details.push((event as CustomEvent).detail);
      if (isPrevented) event.preventDefault();
    });
    native.click();
    assert.deepEqual(details, [{ version: 1, tag: "gipfel-button", activityId: 104 }]);
    isPrevented = false;
    native.click();
    await until(() => host.shadowRoot!.querySelector("gipfel-booking"));
    assert.lengthOf(details, 2);
  });

  test("commands that the page calls while the button loads are done afterwards, in order", async () => {
    const place = document.createElement("main");
    place.innerHTML = `<gipfel-button activity="104"></gipfel-button>`;
    document.body.append(place);
    const host = place.firstElementChild as HTMLElement &
      Record<"open" | "close", () => void> & { select(date: string): void };
    await customElements.whenDefined("gipfel-button");
    host.open();
    host.close();
    host.select("2099-12-04");
    const booking = await until(() => host.shadowRoot!.querySelector("gipfel-booking"));
    assert.equal(booking.getAttribute("booking-data"), `{"date":"2099-12-04"}`);
  });
});
