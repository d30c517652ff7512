import { afterAll, beforeAll, expect, test } from "vitest";
import { discoveryCatalogue, places, types } from "../../catalogue/fixtures/discovery.ts";
import { unpublishActivity } from "../../commands/catalogue/publish-activity.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { pageIn } from "./page.fixture.ts";

onBothDatabases("the page of an activity that is off sale", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue: discoveryCatalogue });
    await unpublishActivity(shop.services, "team", 1, 1);
    await shop.services.discovery.fresh();
  });
  afterAll(() => shop.app.close());
  const open = async (url: string) => {
    const { statusCode, body } = await shop.app.inject({ url, headers: { accept: "text/html" } });
    return { statusCode, body, page: pageIn(body) };
  };

  test("[R23] answers 404 with its title and similar activities that can be booked", async () => {
    const { statusCode, page } = await open("/en-ch/activity/1-steamer-cruise-en_CH");
    expect(statusCode).toBe(404);
    if (page.body.view !== "notice") throw new Error("the page is no notice");
    expect(page.body.title).toBe("We no longer offer “Steamer Cruise”");
    expect(page.body.ideas.activities.map(({ id }) => id)).toEqual([2, 7, 8, 4]);
    expect(page.body.actions.map(({ url }) => url)).toEqual([
      "/en-ch/activities",
      `/en-ch/l/${places.lucerne}-lucerne`,
      `/en-ch/t/${types.boats}-boats`,
    ]);
  });

  test("search engines get noindex", async () => {
    const { body, page } = await open("/en-ch/activity/1-steamer-cruise-en_CH");
    expect(page.head).toMatchObject({ isIndexed: false, canonical: null, alternates: [], structuredData: [] });
    expect(body).toContain('<meta name="robots" content="noindex');
  });

  test("its language menu leads to the same page in the other languages", async () => {
    const { page } = await open("/activity/1");
    expect(page.shell.languages.find(({ locale }) => locale === "fr_CH")?.path).toBe(
      "/fr-ch/activity/1-steamer-cruise-fr_CH",
    );
    expect((await open("/fr-ch/activity/1-steamer-cruise-fr_CH")).page.locale).toBe("fr_CH");
  });

  test("an id that never was an activity gets the plain page", async () => {
    const { statusCode, page } = await open("/en-ch/activity/999");
    expect([statusCode, page.head.title]).toEqual([404, "This path ends here · Gipfel"]);
  });
});
