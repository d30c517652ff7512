import { expect, test } from "vitest";
import { smallCatalogue } from "../../catalogue/fixtures/small.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { listAdminActivities } from "../../../sdk/contracts/calls/admin/activities.ts";
import { listAdminBookings } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { checkOut, createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { as, sessionByHeader } from "../../testing/roles.ts";
import { openTestShop, testNow } from "../../testing/shop.ts";
import { onBothDatabases } from "../testing.ts";
import { addSearchTexts } from "./0006-team.ts";

onBothDatabases("migration of a shop without team pages", (getDb) => {
  test("makes existing rows searchable", async () => {
    const db = getDb();
    const shop = await openTestShop(db, { session: sessionByHeader });
    await importCatalogue(db, smallCatalogue, testNow, "demo");
    const { cart } = await shop.done(createReservation, { body: reservationBody() });
    await shop.done(checkOut, { params: { cartId: cart.cartId }, body: { user: { ...buyer, familyName: "Rüegg" } } });
    for (const table of ["activity", "supplier", "booking"] as const)
      await db.schema.alterTable(table).dropColumn("search_text").execute();
    await addSearchTexts(db);
    const total = async (call: typeof listAdminActivities | typeof listAdminBookings, search: string) =>
      (await shop.done(call as typeof listAdminActivities, { query: { search } }, as("admin"))).total;
    expect(await total(listAdminActivities, "tandem")).toBe(1);
    expect(await total(listAdminActivities, "seefahrt")).toBe(2);
    expect(await total(listAdminBookings, "anna ruegg")).toBe(1);
  });
});
