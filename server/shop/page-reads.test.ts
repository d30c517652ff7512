import { afterAll, beforeAll, expect, test } from "vitest";
import { getActivity } from "../../sdk/contracts/calls/activity.ts";
import { listActivities } from "../../sdk/contracts/calls/listing.ts";
import { discoveryCatalogue } from "../catalogue/fixtures/discovery.ts";
import { onBothDatabases } from "../db/testing.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { PageReads } from "./page-reads.ts";

test("rejects input that breaks the contract with the route's error, before anything is read", async () => {
  const reads = new PageReads({} as Services);
  const failure = await reads
    .send(listActivities, { params: { locale: "xx" }, query: {} } as never)
    .catch((cause: unknown) => cause);
  expect(failure).toBeInstanceOf(AppError);
  expect(failure).toMatchObject({ code: "invalid_input", status: 400, fields: { locale: expect.any(String) } });
});

onBothDatabases("what a page reads", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue: discoveryCatalogue });
    await shop.services.discovery.fresh();
  });
  afterAll(() => shop.app.close());

  test("an activity is the same as in the API, its bookable dates included", async () => {
    const ids = discoveryCatalogue.activities.map(({ id }) => String(id));
    let dates = 0;
    for (const id of ids) {
      const params = { id, locale: "de_CH" };
      const read = await new PageReads(shop.services).find(getActivity, { params } as never);
      const answer = await shop.app.inject(`/api/activity/${id}-de_CH/`);
      expect(read ?? null, id).toEqual(answer.statusCode === 200 ? answer.json() : null);
      dates += read?.availableDates.length ?? 0;
    }
    expect(dates).toBeGreaterThan(ids.length);
  });
});
