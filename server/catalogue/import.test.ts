import { expect, test } from "vitest";
import { instantAt } from "../clock.ts";
import { onBothDatabases } from "../db/testing.ts";
import { testNow } from "../testing/shop.ts";
import { ticketCategoryHash } from "./category-hash.ts";
import { boat, flight, smallCatalogue } from "./fixtures/small.ts";
import { importCatalogue } from "./import.ts";
import type { CatalogueInput } from "../domain/catalogue-schema.ts";
import { slotsOf, topUpSlots } from "./slots.ts";

const schedule = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  validity: "other" as const,
  times: ["10:00"],
  capacity: 20,
  demandShare: 0,
  bookingCutOffHours: 1,
  cancellationCutOffHours: 24,
};

function changed(change: (catalogue: CatalogueInput) => void): CatalogueInput {
  const copy = structuredClone(smallCatalogue);
  change(copy);
  return copy;
}

onBothDatabases("importing a catalogue", (getDb) => {
  test("two ticket categories that are alike in one offer are refused, and nothing is loaded [R15]", async () => {
    const alike = changed((catalogue) => {
      const offer = catalogue.activities[0]!.offers[0]!;
      offer.categories.push({ ...offer.categories[0]!, id: 99, price: 1 });
    });
    await expect(importCatalogue(getDb(), alike, testNow, "demo")).rejects.toThrow(
      "the ticket categories 1 and 99 are alike",
    );
    expect(await getDb().selectFrom("activity").select("id").execute()).toEqual([]);
  });

  test("a start time that the clocks skip is refused with its offer [R17]", async () => {
    const skipped = changed((catalogue) => {
      catalogue.activities[0]!.offers[0]!.schedules[0]!.times = ["02:30"];
    });
    await expect(importCatalogue(getDb(), skipped, testNow, "demo")).rejects.toThrow(
      "activities[0].offers[0].schedules[0].times[0]: 2027-03-28 02:30 does not exist",
    );
  });

  test("the same catalogue again changes nothing", async () => {
    const first = await importCatalogue(getDb(), smallCatalogue, testNow, "demo");
    expect(first).toMatchObject({ activities: 2, offers: 3, changed: true });
    expect(first.slots).toBeGreaterThan(4 * 400);
    expect(await importCatalogue(getDb(), smallCatalogue, testNow, "demo")).toMatchObject({ slots: 0, changed: false });
  });

  test("[R10.vat] a category without a rate has its activity's, one of an activity without any has none", async () => {
    const rows = await getDb()
      .selectFrom("ticket_category")
      .select(["id", "vat_rate", "article_vat_rate"])
      .where("id", "in", [flight.adult, flight.child, boat.adult, boat.passAdult])
      .execute();
    const rates = new Map(rows.map(({ id, ...row }) => [id, row]));
    expect(rates.get(flight.adult)).toEqual({ vat_rate: 260, article_vat_rate: null });
    expect(rates.get(flight.child)).toEqual({ vat_rate: 380, article_vat_rate: null });
    expect(rates.get(boat.adult)).toEqual({ vat_rate: null, article_vat_rate: null });
    expect(rates.get(boat.passAdult)).toEqual({ vat_rate: null, article_vat_rate: 0 });
  });

  test("makes slots for 14 months, and adds more each day", async () => {
    const { last } = await getDb()
      .selectFrom("slot")
      .select((row) => row.fn.max("local_date").as("last"))
      .executeTakeFirstOrThrow();
    expect(last).toBe("2028-01-20");
    expect(await topUpSlots(getDb(), testNow)).toBe(0);
    const aDay = 24 * 60 * 60 * 1000;
    expect(await topUpSlots(getDb(), testNow + aDay)).toBe(4);
  });

  test("a slot knows its cut-off and until when it can be cancelled [R17]", async () => {
    const slot = await getDb()
      .selectFrom("slot")
      .selectAll()
      .where("id", "=", `${boat.offerId}-20261201-1000`)
      .executeTakeFirstOrThrow();
    expect(slot).toMatchObject({
      starts_at: "2026-12-01T09:00:00.000Z",
      cutoff_at: "2026-12-01T08:00:00.000Z",
      cancellable_until: "2026-11-30T09:00:00.000Z",
      capacity: boat.seats,
      taken: 0,
    });
  });
});

test("a share of the slots is sold out or nearly so, always the same ones", () => {
  const slots = slotsOf(1, [{ ...schedule, demandShare: 0.5 }], "2027-01-01", "2027-07-01");
  const soldOut = slots.filter((slot) => slot.capacity === 0).length;
  const few = slots.filter((slot) => slot.capacity! > 0 && slot.capacity! < 20).length;
  expect(soldOut).toBeGreaterThan(20);
  expect(few).toBeGreaterThan(20);
  expect(slotsOf(1, [{ ...schedule, demandShare: 0.5 }], "2027-01-01", "2027-07-01")).toEqual(slots);
});

test("a season may reach over the new year", () => {
  const dates = slotsOf(1, [{ ...schedule, season: { from: "12-20", to: "01-05" } }], "2026-12-01", "2027-02-01").map(
    (slot) => slot.local_date,
  );
  expect(dates[0]).toBe("2026-12-20");
  expect(dates.at(-1)).toBe("2027-01-05");
});

test("a day of 23 hours has its slots like any other", () => {
  const [slot] = slotsOf(1, [schedule], "2027-03-28", "2027-03-29");
  expect(slot!.starts_at).toBe(instantAt(Date.parse("2027-03-28T10:00:00+02:00")));
});

test("[R15] the hash of a ticket category leaves out label, price and locale", () => {
  const adult = {
    audience: "adult" as const,
    discountType: null,
    categoryType: null,
    categoryTypeKey: null,
    minAge: null,
    maxAge: null,
    occupancy: 1,
  };
  expect(ticketCategoryHash(adult)).toMatch(/^[0-9a-f]{12}$/);
  expect(ticketCategoryHash({ ...adult, price: 4900 } as typeof adult)).toBe(ticketCategoryHash(adult));
  expect(ticketCategoryHash({ ...adult, minAge: 16 })).not.toBe(ticketCategoryHash(adult));
});
