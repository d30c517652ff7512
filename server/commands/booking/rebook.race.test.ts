import { sql, SqliteAdapter, type KyselyPlugin } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { onBothDatabases } from "../../db/testing.ts";
import type { AppError } from "../../errors.ts";
import { guest } from "../../domain/session.ts";
import { openPaymentShop, type PaymentShop } from "../payment/pay.fixture.ts";
import { rebook, type RebookRequest } from "./rebook.ts";

const card = "4242 4242 4242 4242";
/** Bookings to be rebooked to the same time, which has two seats. */
const movers = 12;
const seats = 2;

onBothDatabases("many bookings that want to move to the same time", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  async function booked() {
    const { bookingId, slotId } = await shop.checkedOut();
    await shop.pay(bookingId, "card", { number: card });
    const { id } = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    return { itemId: id, slotId };
  }
  const reservationBody = (slotId: string): RebookRequest["reservation"] => ({
    activityId: forSale.boat,
    availabilityId: slotId,
    selection: [{ ticketCategoryId: forSale.boat * 10, numGuests: 1 }],
    locale: "de_CH",
    doCreateCart: false,
  });
  async function all() {
    const bookings = [];
    for (let mover = 0; mover < movers; mover++) bookings.push(await booked());
    return bookings;
  }

  test("[R12.race] never take more seats than there are; a refused call keeps its booking as it was", async () => {
    const bookings = await all();
    const wanted = await shop.freshSlot(forSale.boat);
    const answers = await Promise.allSettled(
      bookings.map(({ itemId }) =>
        rebook(shop.services, { bookingId: itemId, reservation: reservationBody(wanted) }, guest, null),
      ),
    );
    const refused = answers.flatMap((answer, index) =>
      answer.status === "rejected" ? [{ cause: answer.reason as AppError, ...bookings[index]! }] : [],
    );
    expect(refused).toHaveLength(movers - seats);
    expect(new Set(refused.map(({ cause }) => cause.code))).toEqual(new Set(["availability_full"]));
    expect(await shop.takenOf(wanted)).toBe(seats);
    for (const { slotId } of refused) expect(await shop.takenOf(slotId)).toBe(1);
    const freed = bookings.filter(({ itemId }) => !refused.some((other) => other.itemId === itemId));
    for (const { slotId } of freed) expect(await shop.takenOf(slotId)).toBe(0);
  });

  test("[R12.once] a change of the item that ends while another one reads is none of its business: both get there", async () => {
    const { itemId } = await booked();
    const [one, two] = [await shop.freshSlot(forSale.boat), await shop.freshSlot(forSale.boat)];
    const move = (to: string, services = shop.services) =>
      rebook(services, { bookingId: itemId, reservation: reservationBody(to) }, guest, null);
    // The other change runs after the first statement of this one; read in a second statement, the item's seats would
    // be cancelled ones.
    let statements = 0;
    const interrupted: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (++statements === 1) await move(one);
        return result;
      },
    };
    await move(two, { ...shop.services, db: getDb().withPlugin(interrupted) });
    expect([await shop.takenOf(one), await shop.takenOf(two)]).toEqual([0, 1]);
  });

  test("[R12.race] the race is real: with the guard off, looking first and moving after oversells", async () => {
    const db = getDb();
    const bookings = await all();
    const wanted = await shop.freshSlot(forSale.boat);
    // The database's own check is the second guard: off as well, on this test's database alone.
    const onSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    await (
      onSqlite ? sql`pragma ignore_check_constraints = on` : sql`alter table slot drop constraint slot_not_oversold`
    ).execute(db);
    const change = (id: string, by: number) =>
      db
        .updateTable("slot")
        .set((row) => ({ taken: row("taken", "+", by) }))
        .where("id", "=", id)
        .execute();
    await Promise.all(
      bookings.map(async ({ slotId }) => {
        const slot = await db
          .selectFrom("slot")
          .select(["taken", "capacity"])
          .where("id", "=", wanted)
          .executeTakeFirstOrThrow();
        if (slot.taken + 1 > slot.capacity!) return;
        await change(wanted, 1);
        await change(slotId, -1);
      }),
    );
    expect(await shop.takenOf(wanted)).toBeGreaterThan(seats);
  });
});
