import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { discoveryCatalogue } from "../../catalogue/fixtures/discovery.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { pageIn } from "./page.fixture.ts";

/** Ends a script element, an attribute, a comment and a style, each with something that would run. */
const hostile = `</script></style></title><img src=x onerror=alert(1)>"'><svg onload=alert(2)><!--<script>--!>{{7*7}}\u2028\u2029&lt;b&gt;`;
const inWords = { de_CH: hostile, en_CH: hostile, fr_CH: hostile, it_CH: hostile };
const catalogue = {
  ...discoveryCatalogue,
  types: discoveryCatalogue.types.map((each) => ({ ...each, title: inWords, teaser: inWords })),
  locations: discoveryCatalogue.locations.map((each) => ({ ...each, title: inWords, teaser: inWords })),
  attributes: (discoveryCatalogue.attributes ?? []).map((each) => ({
    ...each,
    label: inWords,
    items: each.items.map((item) => ({ ...item, label: inWords })),
  })),
  activities: discoveryCatalogue.activities.map((each) => ({
    ...each,
    title: inWords,
    teaser: inWords,
    highlights: inWords,
    importantInformation: inWords,
    benefits: [inWords],
    contentBlocks: [{ title: inWords, youtubeUrl: null, text: inWords }],
    meetingPoints: each.meetingPoints.map((point) => ({ ...point, label: inWords, address: hostile })),
    pictures: each.pictures.map((picture) => ({ ...picture, alternativeText: inWords })),
  })),
};

/**
 * Tags of a document that would run something: handlers in attributes, scripts that are no data and no file of the
 * shop.
 */
function runningTags(html: string): string[] {
  const withoutData = html.replaceAll(
    /(<script[^>]* type="application\/(?:ld\+)?json"[^>]*>)[^<]*(?=<\/script>)/g,
    "$1",
  );
  const tags = [
    ...withoutData.matchAll(/<[a-z][^\s/>]*(?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*\s*\/?>/gi),
  ].map(([tag]) => tag);
  return tags.filter((tag) => {
    const bare = tag.replaceAll(/="[^"]*"/g, "=");
    const isScript =
      /^<script/i.test(tag) && !/ type="application\/(ld\+)?json"/.test(tag) && !/ src="\/(shop|sdk)\/[^"]+"/.test(tag);
    return isScript || /\son\w+\s*=/i.test(bare) || /(?:href|src|action)="\s*(?:javascript|data:text)/i.test(tag);
  });
}

test("the check for executable tags finds them", () => {
  expect(
    runningTags(
      `<p title="x" ${hostile.slice(0, 0)}><img src=x onerror=alert(1)><script>1</script><a href="javascript:1">`,
    ),
  ).toHaveLength(3);
  expect(runningTags(`<a title="x onload=1" href="/x"><script type="module" src="/shop/client.js"></script>`)).toEqual(
    [],
  );
});

onBothDatabases("texts that would break out", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue });
  });
  afterAll(() => shop.app.close());
  const get = (url: string) => shop.app.inject({ url, headers: { accept: "text/html" } });

  test.each([
    "/",
    "/freizeitaktivitaeten",
    "/l/101",
    "/t/11",
    "/l/101/t/11",
    "/a/261",
    "/p/901",
    "/activity/1",
    "/fr-ch/activity/1",
    "/karte",
    "/nowhere",
  ])("of the catalogue stay text on %s", async (url) => {
    const first = await get(url);
    const { body } = first.statusCode === 301 ? await get(String(first.headers["location"])) : first;
    expect(runningTags(body)).toEqual([]);
    expect(body).not.toContain("<svg onload");
    const page = pageIn(body);
    expect(JSON.stringify(page.shell)).toContain("onerror=alert(1)");
    for (const [, data] of body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(() => JSON.parse(data!)).not.toThrow();
  });

  test.each([
    "/s?s=",
    "/freizeitaktivitaeten?s=",
    "/karte?s=",
    "/?widgetLogoUrl=https://x/",
    "/warenkorb?utm_source=",
    "/nowhere?x=",
  ])("of an address stay text behind %s", async (url) => {
    const { statusCode, body } = await get(url + encodeURIComponent(hostile));
    expect([200, 404]).toContain(statusCode);
    expect(runningTags(body)).toEqual([]);
  });

  test("of a path stay text", async () => {
    for (const url of [
      `/${encodeURIComponent(hostile)}`,
      `/activity/1-${encodeURIComponent(hostile)}`,
      `/test-booking/${encodeURIComponent("<img onerror=1>")}`,
    ]) {
      const { statusCode, body, headers } = await get(url);
      expect([301, 404]).toContain(statusCode);
      expect(runningTags(body)).toEqual([]);
      expect(String(headers["location"] ?? "")).not.toMatch(/[<>"\s]/);
    }
  });

  describe("addresses that nobody should write", () => {
    test.each([
      "/%",
      "/%zz",
      "/%E0%A4%A",
      "/%C0%AF",
      "/%00",
      "/warenkorb%00",
      "/fr-ch/%ff/panier",
      "/..%2f..%2fetc/passwd",
      "/activity/..%5c..%5c1",
      "/activity/%2e%2e/account",
      "/%2e%2e%2f%2e%2e%2f",
      "/%252e%252e/",
      "/fr-ch//panier",
      "/%2F%2Fevil.example",
      "/\\evil.example",
      "/%5Cevil.example/",
      "/%0d%0aset-cookie:x=1",
      "/activity/1%0d%0alocation:x",
      "/de-ch/%2F%2Fevil.example/",
      "/;/warenkorb",
      "/warenkorb;a=1",
      "/.env",
      "/wp-login.php",
      `/${"x".repeat(3000)}`,
      `/${"fr-ch/".repeat(300)}`,
      `/activity/${"9".repeat(300)}`,
      `/s?${"s=a&".repeat(800)}`,
      `/s?s=${"%F0%9F%8F%94".repeat(500)}`,
      "/s?s=a&s=b&types=1&types=2&types[]=3&types[a]=4",
      "/s?s[]=a&s[b]=c&lat=NaN&lng=Infinity&price=-1&page=-5&date=9999-99-99",
      "/s?locations=1e309&types=%00",
      "/s?%ff=%ff&s=%ff",
      "/freizeitaktivitaeten?sort=__proto__&types=constructor&guests=1e9",
      "/activity/1?date=2026-02-30&bookingData=%7B&participants=-1",
      "/?widgetBrandColor=%00",
      "/?widgetLogoUrl=https://%",
    ])("%s is a page, or refused: no failure of ours", async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBeLessThan(500);
      expect(String(headers["location"] ?? "/x")).toMatch(/^\/(?![/\\])/);
      expect(headers["set-cookie"]).toBeUndefined();
    });
  });
});
