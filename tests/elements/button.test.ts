/** gipfel-button, as a visitor and a partner meet it. */
import "axe-core";
import { assert } from "chai";
import { once, until } from "./support/host.ts";

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
});
