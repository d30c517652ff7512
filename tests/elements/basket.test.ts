/** gipfel-basket, as a visitor and a partner meet it. */
import { assert } from "chai";
import { assertAccessible } from "./support/axe.ts";
import { until } from "./support/host.ts";
import { beyond, doubleText, narrow } from "./support/large-text.ts";
import { buttonOf, clear, show, textOf } from "./support/place.ts";
import { boat, cartOf, inMinutes, money, openShop, type Shop } from "./support/shop.ts";

suite("gipfel-basket", () => {
  let shop: Shop;
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  teardown(() => {
    shop.close();
    clear();
  });

  const states = {
    "with a held trip": () => cartOf([boat("a"), boat("b", { cancelledAt: inMinutes(-5) })]),
    "with a lapsed hold": () => cartOf([], { expired: [boat("a", { expiresAt: inMinutes(-1) })] }),
    "when empty": () => cartOf([]),
  };
  for (const [state, cart] of Object.entries(states)) {
    for (const theme of ["light", "dark"]) {
      test(`has no accessibility violation ${state}, in ${theme}`, async () => {
        shop = openShop(cart());
        await assertAccessible(await show("gipfel-basket", shop, { theme, "brand-color": "8a3324" }));
      });
    }
  }

  test("at 200 % text size on a small phone nothing overflows the page, not even a large total", async () => {
    shop = openShop(
      cartOf([boat("a", { activityTitle: "Jungfraujoch: mit der Zahnradbahn auf 3454 m" })], {
        total: money(10_290_000),
      }),
    );
    const host = await show("gipfel-basket", shop);
    host.parentElement!.style.width = `${narrow}px`;
    doubleText(host);
    assert.deepEqual(beyond(host), []);
  });

  test("has no accessibility violation when the shop can't be reached, and shows the basket after a retry", async () => {
    shop = openShop(cartOf([boat()]));
    const path = shop.answers;
    const cart = Object.keys(path).find((name) => name.startsWith("GET /carts/"))!;
    const answer = path[cart]!;
    path[cart] = { status: 503, code: "offline" };
    const host = await show("gipfel-basket", shop);
    await assertAccessible(host);
    path[cart] = answer;
    (await until(() => buttonOf(host, "Try again"))).click();
    await until(() => textOf(host).includes("Paddle steamer"));
  });

  test("[P4.05] counts the hold down in hours, minutes and seconds by the server's clock", async () => {
    const hour = 60;
    shop = openShop(cartOf([boat("a", { expiresAt: inMinutes(hour + 24.62) })], { now: inMinutes(hour) }));
    const host = await show("gipfel-basket", shop);
    const timer = host.shadowRoot!.querySelector("[role=timer]")!;
    assert.match(timer.textContent!, /^00:24:3\d$/);
    const first = timer.textContent;
    await until(() => timer.textContent !== first);
    assert.match(timer.textContent!, /^00:24:3\d$/);
  });

  test("[P4.05] a cancelled item shows its badge, and no free cancellation", async () => {
    shop = openShop(cartOf([boat("a", { cancelledAt: inMinutes(-5) })]));
    const host = await show("gipfel-basket", shop);
    assert.include(textOf(host), "Cancelled");
    assert.notInclude(textOf(host), "Free cancellation until");
  });

  test("dates are in the language of the surrounding words where a locale falls back to English", async () => {
    shop = openShop(cartOf([boat()]));
    const host = await show("gipfel-basket", shop, { locale: "ar-AE" });
    assert.include(textOf(host), "Free cancellation until");
    assert.notMatch(textOf(host), /\p{Script=Arabic}/u);
  });

  test("an item can be removed and restored", async () => {
    shop = openShop(cartOf([boat()]));
    const cart = Object.keys(shop.answers).find((name) => name.startsWith("GET /carts/"))!;
    const host = await show("gipfel-basket", shop);
    shop.answers["DELETE /reservations/a"] = { reservationId: "a" };
    shop.answers[cart] = cartOf([]);
    buttonOf(host, "Remove")!.click();
    await until(() => buttonOf(host, "Put it back"));
    assert.include(textOf(host), "Paddle steamer round trip from Lucerne is out of your basket.");
    assert.equal(shop.requests.filter(({ method }) => method === "DELETE").length, 1);
  });

  test("editing opens the booking widget as a drawer, with the reservation and the element's appearance", async () => {
    shop = openShop(cartOf([boat()]));
    const host = await show("gipfel-basket", shop, {
      "brand-color": "8a3324",
      "affiliate-id": "hotel-7",
      locale: "it",
    });
    buttonOf(host, "Modifica")!.click();
    const editor = await until(() => host.shadowRoot!.querySelector("gipfel-booking"));
    const attributes = [
      "activity",
      "reservation",
      "presentation",
      "open",
      "locale",
      "api-base",
      "affiliate-id",
      "brand-color",
    ];
    assert.deepEqual(
      attributes.map((name) => editor.getAttribute(name)),
      ["104", "a", "drawer", "true", "it_CH", shop.apiBase, "hotel-7", "#8a3324"],
    );
    editor.dispatchEvent(new CustomEvent("gipfel-step", { detail: { step: "closed" }, bubbles: true, composed: true }));
    await until(() => !host.shadowRoot!.querySelector("gipfel-booking"));
  });

  test("two baskets of a page show one cart, and emit its events once", async () => {
    shop = openShop(cartOf([boat()]));
    const events: string[] = [];
    const listen = (event: Event) => events.push((event as CustomEvent<{ name: string }>).detail.name);
    document.addEventListener("gipfel-analytics", listen);
    const hosts = [await show("gipfel-basket", shop), await show("gipfel-basket", shop)];
    shop.answers["DELETE /reservations/a"] = { reservationId: "a" };
    shop.answers[`GET /carts/${cartOf([]).cartId}`] = cartOf([]);
    buttonOf(hosts[0]!, "Remove")!.click();
    await until(() => hosts.every((host) => textOf(host).includes("is out of your basket")));
    await until(() => events.includes("remove_from_cart"));
    document.removeEventListener("gipfel-analytics", listen);
    assert.equal(events.filter((name) => name === "remove_from_cart").length, 1);
  });
});
