/**
 * The same sale with its guard off, for comparison: it looks how many seats are left, and writes afterwards. It exists
 * here alone.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import fastify from "fastify";
import { sql } from "kysely";
import type { ReservationRequest } from "../../sdk/contracts/requests/cart.ts";
import { smallCatalogue, boat } from "../../server/catalogue/fixtures/small.ts";
import { importCatalogue } from "../../server/catalogue/import.ts";
import { openDatabase } from "../../server/db/connection.ts";
import { migrate } from "../../server/db/migrate.ts";
import { transact } from "../../server/db/transact.ts";
import { readEnv } from "../../server/env.ts";

/** Between the read and the write (ms): a price requested, a form checked. */
const workTakes = 20;

const env = readEnv(process.env);
const db = openDatabase(env);
await migrate(db);
await importCatalogue(db, smallCatalogue, Date.now(), "demo");
await (
  env.DATABASE_URL
    ? sql`alter table slot drop constraint if exists slot_not_oversold`
    : sql`pragma ignore_check_constraints = on`
).execute(db);

const app = fastify();
app.get("/readyz", async () => ({ status: "ready" }));
app.get("/api/csrf-token/", async () => ({ csrfToken: "none" }));
app.post("/api/reservations", async (request, reply) => {
  const requested = request.body as ReservationRequest;
  const seats = requested.selection[0]!.numGuests;
  const slot = await db
    .selectFrom("slot")
    .selectAll()
    .where("id", "=", requested.availabilityId)
    .executeTakeFirstOrThrow();
  if (slot.capacity !== null && slot.taken + seats > slot.capacity)
    return reply.status(422).send({ code: "availability_full", message: "full" });
  // Work between looking and writing takes its time; without any, a single process on SQLite never interleaves.
  await wait(workTakes);
  const at = new Date().toISOString();
  const [cartId, reservationId] = [randomUUID(), randomUUID()];
  // The write itself is whole, as the shop's is: all that is missing is the guard.
  await transact(db, async (trx) => {
    await trx
      .updateTable("slot")
      .set((row) => ({ taken: row("taken", "+", seats) }))
      .where("id", "=", slot.id)
      .execute();
    await trx
      .insertInto("cart")
      .values({
        id: cartId,
        created_at: at,
        written_at: at,
        lapses_at: at,
        closed_at: null,
        custom_data: "{}",
        rebate_codes: "[]",
        booking_id: null,
        distributor_id: null,
      })
      .execute();
    await trx
      .insertInto("reservation")
      .values({
        id: reservationId,
        cart_id: cartId,
        booking_item_id: randomUUID(),
        booking_id: null,
        slot_id: slot.id,
        offer_id: boat.offerId,
        activity_id: boat.id,
        sequence_index: 0,
        seats,
        persons: seats,
        state: "held",
        held_at: at,
        expires_at: at,
        lifted: 0,
        pinned_until: null,
        frozen: "{}",
        tickets_amount: 0,
        deposits_amount: 0,
        total_amount: 0,
      })
      .execute();
  });
  return { reservationId };
});
await app.listen({ port: env.PORT, host: "127.0.0.1" });
