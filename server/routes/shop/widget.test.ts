import { afterAll, beforeAll, expect, test } from "vitest";
import { discoveryCatalogue } from "../../catalogue/fixtures/discovery.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { pageIn } from "./page.fixture.ts";

onBothDatabases("a page in a partner's frame", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue: discoveryCatalogue });
  });
  afterAll(() => shop.app.close());
  const get = (url: string) => shop.app.inject({ url, headers: { accept: "text/html" } });
  const widgetAt = async (query: string) => pageIn((await get(`/freizeitaktivitaeten${query}`)).body).shell.widget;

  test.each([
    ["", null],
    ["?widget=true", null],
    ["?widgetBrandColor=FF8800", { brandColor: "#ff8800", logoUrl: null, showsNavigation: false }],
    ["?widgetBrandColor=%23ff8800", { brandColor: "#ff8800", logoUrl: null, showsNavigation: false }],
    ["?widgetBrandColor=red;}body{", { brandColor: null, logoUrl: null, showsNavigation: false }],
    ["?widgetBrandColor=", { brandColor: null, logoUrl: null, showsNavigation: false }],
    [
      "?widgetLogoUrl=https://hotel.example/logo.png",
      { brandColor: null, logoUrl: "https://hotel.example/logo.png", showsNavigation: false },
    ],
    ["?widgetLogoUrl=javascript:alert(1)", { brandColor: null, logoUrl: null, showsNavigation: false }],
    ["?widgetLogoUrl=http://hotel.example/logo.png", { brandColor: null, logoUrl: null, showsNavigation: false }],
    ["?widgetLogoUrl=data:image/svg%2Bxml,x", { brandColor: null, logoUrl: null, showsNavigation: false }],
    ["?widgetShowNavigation=true", { brandColor: null, logoUrl: null, showsNavigation: true }],
    [
      "?widgetShowNavigation=yes&widgetBrandColor=ff8800&widgetBrandColor=000000",
      { brandColor: "#ff8800", logoUrl: null, showsNavigation: false },
    ],
  ])("%o gives the widget mode %o", async (query, widget) => {
    expect(await widgetAt(query)).toEqual(widget);
  });

  test("has no footer, navigation only on request, and may be framed", async () => {
    const plain = await get("/freizeitaktivitaeten");
    const framed = await get("/freizeitaktivitaeten?widgetBrandColor=ff8800");
    const navigated = await get("/freizeitaktivitaeten?widgetShowNavigation=true");
    const partsOf = ({ body }: { readonly body: string }) => [
      /<footer/.test(body),
      /<nav[^>]* aria-label="Hauptnavigation"/.test(body),
      / is-widget"/.test(body),
    ];
    expect([plain, framed, navigated].map(partsOf)).toEqual([
      [true, true, false],
      [false, false, true],
      [false, true, true],
    ]);
    expect(framed.headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(plain.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  });

  test("is never somebody's account", async () => {
    expect((await get("/account?widgetBrandColor=ff8800")).headers["content-security-policy"]).toContain(
      "frame-ancestors 'self'",
    );
  });
});
