/** The table of shared-cases.fixture.ts, through the server's index; the browser's rules have the same test. */
import { beforeAll, expect, test } from "vitest";
import { listActivities } from "../../sdk/contracts/calls/listing.ts";
import {
  filterCases,
  juniorDiscount,
  listCaseActivities,
  listCaseAttribute,
  sortCases,
} from "../../sdk/machines/discovery/shared-cases.fixture.ts";
import { activity, category, everyDay, words } from "../catalogue/fixtures/build.ts";
import { discoveryCatalogue } from "../catalogue/fixtures/discovery.ts";
import { onBothDatabases } from "../db/testing.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const catalogue = {
  ...discoveryCatalogue,
  types: [1, 2].map((id) => ({ id, title: words(`Type ${id}`) })),
  locations: [1, 2].map((id) => ({ id, title: words(`Place ${id}`), latitude: 47, longitude: 8 })),
  attributes: discoveryCatalogue.attributes!.filter(({ id }) => id === listCaseAttribute),
  pointsOfInterest: [],
  activities: listCaseActivities.map((one) =>
    activity(one.id, one.id + 50_000, `Activity ${one.id}`, {
      typeId: one.typeId,
      locationId: one.locationId,
      attributes: one.items.length > 0 ? [{ attributeId: listCaseAttribute, items: [...one.items] }] : [],
      guideLanguages: [...one.guideLanguages],
      rating: one.rating,
      ticketsIssued: one.ticketsIssued,
      minAge: one.minAge,
      maxAge: one.maxAge,
      offers: [
        {
          id: one.id * 10,
          contentApiOfferId: one.id * 10 + 1,
          label: words("Ticket"),
          description: words(""),
          durationInMinutes: 90,
          schedules: [
            {
              weekdays: everyDay,
              validity: "other",
              times: ["10:00"],
              capacity: one.isBookable ? 5 : 0,
              bookingCutOffHours: 1,
              cancellationCutOffHours: 24,
            },
          ],
          categories: [
            category(one.id * 10, "Adult", one.price),
            ...(one.hasJuniorPrice
              ? [
                  category(one.id * 10 + 1, "Adult", one.price, {
                    discountType: juniorDiscount,
                    discountLabel: words("Junior"),
                  }),
                ]
              : []),
          ],
          personalization: [],
        },
      ],
    }),
  ),
};

onBothDatabases("the shared cases of lists, on the server", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue });
  });
  const ids = async (query: Record<string, string>) =>
    (await shop.done(listActivities, { params: { locale: "en_CH" }, query })).map(({ id }) => id);

  test.each(sortCases)("[R21.sorts] by $sort", async ({ sort, ids: wanted }) => {
    expect(await ids({ sort })).toEqual(wanted);
  });

  test.each(filterCases)("[R25.filters] $name", async ({ filters, ids: wanted }) => {
    expect((await ids({ filters: JSON.stringify(filters) })).toSorted((one, other) => one - other)).toEqual(wanted);
  });
});
