import type { KyselyPlugin } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { getActivity } from "../../sdk/contracts/calls/activity.ts";
import { getBooking } from "../../sdk/contracts/calls/booking.ts";
import { checkOut, createReservation } from "../../sdk/contracts/calls/cart.ts";
import { listActivities } from "../../sdk/contracts/calls/listing.ts";
import { listOffers } from "../../sdk/contracts/calls/offer.ts";
import { shopPath } from "../../sdk/contracts/paths.ts";
import { listReviews } from "../../sdk/contracts/calls/review.ts";
import type { Db } from "../db/connection.ts";
import type { Tables } from "../db/schema.ts";
import { onBothDatabases } from "../db/testing.ts";
import { minute } from "../clock.ts";
import { buyer, slotId, reservationBody } from "../testing/bookings.ts";
import { openTestShop, testNow, type TestShop } from "../testing/shop.ts";
import { boat, flight, smallCatalogue } from "./fixtures/small.ts";
import { importCatalogue } from "./import.ts";
import type { CatalogueInput } from "../domain/catalogue-schema.ts";
import { topUpSlots } from "./slots.ts";

const changed = (change: (catalogue: CatalogueInput) => void): CatalogueInput => {
  const copy = structuredClone(smallCatalogue);
  change(copy);
  return copy;
};
const withoutBoat = changed((catalogue) => {
  catalogue.activities.shift();
  catalogue.reviews = [];
});
const tables: (keyof Tables)[] = [
  "supplier",
  "activity_type",
  "activity",
  "activity_text",
  "offer",
  "ticket_category",
  "slot",
  "slot_draft",
  "review",
  "meta",
];

/** Every row that an import writes, but the imports' lock. */
async function everything(db: Db): Promise<string> {
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table as "meta")
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows.map((each) => each.map((row) => JSON.stringify(row)).sort()));
}

/** A database that throws when a table is written to. */
function breakingAt(db: Db, table: string): Db {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === "InsertQueryNode" && node.into?.table.identifier.name === table)
        throw new Error("the database is gone");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

onBothDatabases("what a newer catalogue no longer names", (getDb) => {
  let shop: TestShop;
  let bookingId: string;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    const held = await shop.done(createReservation, { body: reservationBody() });
    bookingId = (await shop.done(checkOut, { params: { cartId: held.cart.cartId }, body: { user: buyer } })).bookingId;
  });
  const listed = async () => {
    shop.clock.ms += minute;
    await shop.services.discovery.fresh();
    return (await shop.done(listActivities, { params: { locale: "en_CH" }, query: {} })).map(({ id }) => id).sort();
  };
  const statusOf = async (path: string) => (await shop.app.inject(path)).statusCode;
  const page = shopPath("homepage", "en_CH").replace(/\/$/, "");
  const free = slotId(boat.offerId, "2026-12-05", "14:00");

  test("a database that fails in the middle of an import leaves everything as it was", async () => {
    const before = await everything(getDb());
    for (const table of ["slot_draft", "activity_text", "slot", "review"] as const) {
      const newer = changed((catalogue) => {
        catalogue.activities[1]!.offers[0]!.schedules[0]!.times = ["11:00"];
        catalogue.activities[0]!.title.en_CH = "Another name";
      });
      await expect(importCatalogue(breakingAt(getDb(), table), newer, testNow, "demo")).rejects.toThrow(
        "the database is gone",
      );
      expect(await everything(getDb())).toBe(before);
    }
  });

  test("is off sale everywhere: lists, pages, map, offers, reviews, seats", async () => {
    await importCatalogue(getDb(), withoutBoat, testNow, "demo");
    expect(await listed()).toEqual([flight.id]);
    expect(await statusOf(`${page}/activity/${boat.id}`)).toBe(404);
    expect(await shop.send(getActivity, { params: { id: String(boat.id), locale: "en_CH" } })).toMatchObject({
      status: 404,
      code: "activity_not_found",
    });
    expect(await shop.send(listOffers, { body: { activityId: boat.id, locale: "en_CH" } })).toMatchObject({
      status: 404,
    });
    expect(await shop.send(listReviews, { params: { activityId: boat.id } })).toMatchObject({ status: 404 });
    expect(await shop.send(createReservation, { body: reservationBody({ date: "2026-12-05" }) })).toMatchObject({
      status: 404,
      code: "availability_not_found",
    });
    expect(await getDb().selectFrom("slot").select("id").where("id", "=", free).execute()).toEqual([]);
    expect(await topUpSlots(getDb(), testNow)).toBe(0);
  });

  test("stays readable for visitors with it in the basket or booked, and keeps its seats", async () => {
    const booking = await shop.done(getBooking, { params: { bookingId } });
    expect(JSON.stringify(booking)).toContain("Boat Trip");
    const slot = await getDb()
      .selectFrom("slot")
      .select("taken")
      .where("id", "=", slotId(boat.offerId, "2026-12-01", "10:00"))
      .executeTakeFirstOrThrow();
    expect(slot.taken).toBe(2);
  });

  test("comes back when it is named again, with its slots and what was sold of them", async () => {
    await importCatalogue(getDb(), smallCatalogue, testNow, "demo");
    expect(await listed()).toEqual([boat.id, flight.id]);
    expect(await statusOf(`${page}/activity/${boat.id}`)).toBe(301);
    expect(await getDb().selectFrom("slot").select("taken").where("id", "=", free).execute()).toEqual([{ taken: 0 }]);
    const sold = await getDb()
      .selectFrom("slot")
      .select("taken")
      .where("id", "=", slotId(boat.offerId, "2026-12-01", "10:00"))
      .executeTakeFirstOrThrow();
    expect(sold.taken).toBe(2);
  });

  test("is an offer of an activity that stays: the others are sold on", async () => {
    await importCatalogue(
      getDb(),
      changed((catalogue) => void catalogue.activities[0]!.offers.pop()),
      testNow,
      "demo",
    );
    const offers = await shop.done(listOffers, { body: { activityId: boat.id, locale: "en_CH" } });
    expect(offers.map(({ offerId }) => offerId)).toEqual([boat.offerId]);
  });

  test("lets two activities change the ids that the booking system has for them", async () => {
    await importCatalogue(
      getDb(),
      changed(({ activities: [one, other] }) => {
        one!.mappedId = flight.mappedId;
        other!.mappedId = boat.mappedId;
      }),
      testNow,
      "demo",
    );
    const rows = await getDb().selectFrom("activity").select(["id", "mapped_id"]).orderBy("id").execute();
    expect(rows).toEqual([
      { id: boat.id, mapped_id: flight.mappedId },
      { id: flight.id, mapped_id: boat.mappedId },
    ]);
  });
});
