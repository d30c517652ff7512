/** gipfel-map, as a visitor and a partner meet it. */
import { assert } from "chai";
import type { MapActivity } from "../../sdk/contracts/listing.ts";
import { assertAccessible } from "./support/axe.ts";
import { closeHosts, openHost, until } from "./support/host.ts";
import { buttonOf, clear, show, textOf } from "./support/place.ts";
import { openShop, type Shop } from "./support/shop.ts";

/** An activity on the map. */
function point(id: number, title: string, lat: number, lng: number, place: string): MapActivity {
  return {
    id,
    title,
    type: { id: 11, title: "Mountain railways" },
    location: { id, title: place },
    lat,
    lng,
    urls: { en_CH: `/en-ch/activity/${id}-x`, de_CH: `/activity/${id}-x` },
    teaserImage: null,
    rating: { average_rating: 4.7, num_ratings: 1234 },
    attributes: [],
    isBookable: true,
    summary: {
      minAdultPrice: { amount: 4900, formatted: "CHF 49.00" },
      startingPrice: null,
      durationInHours: [1.5],
      ticketsIssued: 3,
      rankingScoreNoDate: 0,
    },
  };
}

const hostile = '<img src=x onerror="window.hurt=1">';
const points = [
  point(1, "Cog railway to the summit", 46.6, 7.8, "Interlaken"),
  point(2, "Boat on the lake", 46.61, 7.81, "Interlaken"),
  point(3, hostile, 46.5, 9.84, "St. Moritz"),
];

/** A base map of one square: nothing is fetched for it. */
const style = {
  version: 8,
  sources: {},
  layers: [{ id: "ground", type: "background", paint: { "background-color": "#eee" } }],
};

suite("gipfel-map", () => {
  let shop: Shop;
  const answers = () => ({
    "GET /search/en_CH/": { total: points.length, activities: points, attributes: [] },
    "GET /basemap/style.json": style,
  });
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  teardown(() => {
    shop.close();
    clear();
  });
  const clusters = (host: HTMLElement) => [
    ...host.shadowRoot!.querySelectorAll<HTMLButtonElement>("ul[aria-label] button"),
  ];
  const cluster = (host: HTMLElement, place: string) =>
    until(() => clusters(host).find((button) => button.textContent.includes(place)));

  for (const theme of ["light", "dark"]) {
    test(`has no accessibility violation with its map drawn and a cluster chosen, in ${theme}`, async () => {
      shop = openShop(null, answers());
      const host = await show("gipfel-map", shop, { theme, "brand-color": "8a3324" });
      (await cluster(host, "Interlaken")).click();
      await until(() => textOf(host).includes("Around Interlaken"));
      await assertAccessible(host);
    });
  }

  test("clusters are buttons with place and count; a press shows their cards, and closing shows all visible ones again", async () => {
    shop = openShop(null, answers());
    const host = await show("gipfel-map", shop);
    const interlaken = await cluster(host, "Interlaken");
    assert.match(interlaken.textContent, /^2\s+activities\s+Interlaken$/);
    interlaken.click();
    await until(() => textOf(host).includes("2 activities"));
    assert.equal(interlaken.ariaPressed, "true");
    assert.notInclude(textOf(host), hostile);
    (await until(() => buttonOf(host, "Close"))).click();
    await until(() => textOf(host).includes("3 activities in this area"));
  });

  test("a card is one link to the activity's page, with its price, length and rating in words", async () => {
    shop = openShop(null, answers());
    const host = await show("gipfel-map", shop, { "affiliate-id": "77" });
    const link = await until(() => host.shadowRoot!.querySelector<HTMLAnchorElement>("a"));
    assert.match(link.href, /\/en-ch\/activity\/1-x\?affiliateId=77$/);
    for (const words of ["Cog railway to the summit", "from CHF 49.00", "4.7 of 5 stars"])
      assert.include(link.textContent.replaceAll("\u00a0", " "), words);
    assert.match(link.textContent, /1\D?234 reviews/);
  });

  for (const [lang, words] of [
    ["en", "4.7 of 5 stars, 1 review"],
    ["de", "4.7 von 5 Sternen, 1 Bewertung"],
    ["fr", "4,7 étoiles sur 5, 1 avis"],
    ["it", "4.7 stelle su 5, 1 recensione"],
  ] as const)
    test(`says one review in the singular, in ${lang}`, async () => {
      const once = { ...points[0]!, rating: { average_rating: 4.7, num_ratings: 1 } };
      shop = openShop(null, {
        ...answers(),
        [`GET /search/${lang}_CH/`]: { total: 1, activities: [once], attributes: [] },
      });
      const host = await show("gipfel-map", shop, { locale: `${lang}_CH` });
      const rating = await until(() => host.shadowRoot!.querySelector("a .sr-only"));
      assert.equal(rating.textContent, words);
    });

  test("renders markup in a title as text", async () => {
    shop = openShop(null, answers());
    const host = await show("gipfel-map", shop);
    await until(() => textOf(host).includes(hostile));
    assert.isNull(host.shadowRoot!.querySelector("img[src=x]"));
    assert.isUndefined((window as { hurt?: number }).hurt);
  });

  test("where no map can be drawn the list replaces it, and one event fires", async () => {
    shop = openShop(null, answers());
    const before = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = () => null;
    try {
      const events: string[] = [];
      document.addEventListener("gipfel-error", (event) =>
        events.push((event as CustomEvent<{ code: string }>).detail.code),
      );
      const host = await show("gipfel-map", shop);
      await until(() => textOf(host).includes("The map can’t be shown here."));
      assert.include(textOf(host), "Boat on the lake");
      assert.deepEqual(events, ["map_unavailable"]);
      await assertAccessible(host);
    } finally {
      HTMLCanvasElement.prototype.getContext = before;
    }
  });

  test("shows an error when the shop can't be reached, and retries on request", async () => {
    const known: Shop["answers"] = { ...answers(), "GET /search/en_CH/": { status: 503, code: "offline" } };
    shop = openShop(null, known);
    const host = await show("gipfel-map", shop);
    const again = await until(() => buttonOf(host, "Try again"));
    shop.answers["GET /search/en_CH/"] = answers()["GET /search/en_CH/"];
    again.click();
    await until(() => textOf(host).includes("Boat on the lake"));
  });

  test("a position that the browser refuses shows the specification's message, and the button requests it again", async () => {
    shop = openShop(null, answers());
    const position = Object.getOwnPropertyDescriptor(Navigator.prototype, "geolocation")!;
    Object.defineProperty(Navigator.prototype, "geolocation", {
      configurable: true,
      get: () => ({ getCurrentPosition: (_: unknown, refuse: (cause: Error) => void) => refuse(new Error("denied")) }),
    });
    try {
      const host = await show("gipfel-map", shop);
      (await until(() => buttonOf(host, "Show where I am"))).click();
      await until(() => textOf(host).includes("Your position could not be found."));
    } finally {
      Object.defineProperty(Navigator.prototype, "geolocation", position);
    }
  });

  test("loads the map's code near the viewport only, and removes the map with the element", async () => {
    shop = openShop(null, answers());
    const engines = () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("/engine-")).length;
    performance.clearResourceTimings();
    const room = document.createElement("div");
    room.style.height = "5000px";
    document.body.prepend(room);
    const host = await show("gipfel-map", shop);
    await until(() => textOf(host).includes("Boat on the lake"));
    assert.isNull(host.shadowRoot!.querySelector("canvas"));
    room.remove();
    await cluster(host, "Interlaken");
    const root = host.shadowRoot!;
    host.remove();
    await until(() => !root.querySelector("canvas"));
    assert.isAtMost(engines(), 1);
  });

  test("under a strict CSP with Trusted Types the map is drawn by our workers, without a violation", async () => {
    shop = openShop(null);
    const page = await openHost("strict-map.html");
    const host = page.document.querySelector<HTMLElement>("gipfel-map")!;
    await until(() => host.shadowRoot && clusters(host).length > 0);
    assert.deepEqual((page as unknown as { violations: string[] }).violations, []);
    closeHosts();
  });

  test("where the page forbids workers the list replaces the map", async () => {
    shop = openShop(null);
    const page = await openHost("strict-map-no-workers.html");
    const host = page.document.querySelector<HTMLElement>("gipfel-map")!;
    await until(() => host.shadowRoot && textOf(host).includes("The map can’t be shown here."));
    await until(() => textOf(host).includes("Boat on the lake"));
    closeHosts();
  });
});
