/** The npm package, as an application's build or a page imports it: no loader, elements by name. */
import { assert } from "chai";
import { until } from "./support/host.ts";
import { clear, fieldOf, show } from "./support/place.ts";
import { openShop } from "./support/shop.ts";

interface Package {
  readonly tags: readonly string[];
  readonly version: string;
  defineElements(...tags: readonly string[]): Promise<void>;
}

suite("the npm package", () => {
  const load = () => import("/dist/package/index.js" as string) as Promise<Package>;
  teardown(clear);

  test("defines the named elements and no other, with their styles and words", async () => {
    document.documentElement.lang = "de-CH";
    const shop = openShop(null, {});
    const { defineElements, tags } = await load();
    assert.include(tags, "gipfel-booking");
    await defineElements("gipfel-newsletter");
    assert.isUndefined(customElements.get("gipfel-booking"));
    const host = await show("gipfel-newsletter", shop);
    const frame = fieldOf(host, "Ihre E-Mail")!.parentElement!;
    assert.notEqual(getComputedStyle(frame).borderRadius, "0px");
    shop.close();
  });

  test("defines what an element shows inside when it comes: the page names the elements that it writes", async () => {
    const { defineElements } = await load();
    await defineElements("gipfel-button");
    const button = document.createElement("gipfel-button");
    button.setAttribute("activity", "104");
    document.body.append(button);
    (await until(() => button.shadowRoot?.querySelector("button"))).click();
    await until(() => button.shadowRoot!.querySelector("gipfel-booking")?.shadowRoot?.querySelector("[data-date]"));
    button.remove();
  });

  test("rejects an unknown tag with an error that lists the known ones", async () => {
    const { defineElements } = await load();
    const failure = await defineElements("gipfel-hotel").catch(({ message }: Error) => message);
    assert.match(String(failure), /no <gipfel-hotel>; there are .*gipfel-booking/);
  });

  test("has the version of its package.json", async () => {
    const { version } = await load();
    const manifest = (await (await fetch("/dist/package/package.json")).json()) as { readonly version: string };
    assert.equal(manifest.version, version);
  });
});
