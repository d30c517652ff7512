import { expect, test } from "vitest";
import type { Kysely } from "kysely";
import { addAffiliate } from "../../testing/affiliate.ts";
import { onBothDatabases } from "../testing.ts";
import { up } from "./0030-affiliate-event-hosts.ts";

onBothDatabases("migration of affiliates' events", (getDb) => {
  test("sums what was counted on several hosts, and keeps days, campaigns, widgets and types apart", async () => {
    await addAffiliate(getDb());
    const db = getDb() as Kysely<any>;
    await db.schema.dropTable("affiliate_event").execute();
    await db.schema
      .createTable("affiliate_event")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("affiliate_id", "integer", (column) => column.notNull().references("affiliate.id"))
      .addColumn("campaign", "text", (column) => column.notNull())
      .addColumn("widget", "text", (column) => column.notNull())
      .addColumn("page_host", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("affiliate_event_key", [
        "affiliate_id",
        "day",
        "campaign",
        "widget",
        "page_host",
        "type",
      ])
      .execute();
    const row = { day: "2026-11-21", affiliate_id: 4182, campaign: "winter", widget: "button", type: "view", count: 2 };
    await db
      .insertInto("affiliate_event")
      .values([
        { ...row, page_host: "hotel.example" },
        { ...row, page_host: "www.hotel.example", count: 3 },
        { ...row, page_host: "hotel.example", type: "start" },
        { ...row, page_host: "hotel.example", day: "2026-11-22" },
      ])
      .execute();
    await up(db);
    expect(await getDb().selectFrom("affiliate_event").selectAll().orderBy("day").orderBy("type").execute()).toEqual([
      { ...row, type: "start" },
      { ...row, count: 5 },
      { ...row, day: "2026-11-22" },
    ]);
  });
});
