import type { Db } from "../../server/db/connection.ts";
import type { SandboxDb } from "../../server/ports/payment/sandbox/queries.ts";

/** What was wrong, one line each; empty where the books balance. */
export async function problemsOf(
  db: Db,
  codes: { readonly rebates: Readonly<Record<string, number>>; readonly vouchers: Readonly<Record<string, number>> },
): Promise<string[]> {
  const problems = [seats(db), money(db), rebates(db, codes.rebates), vouchers(db, codes.vouchers)];
  return (await Promise.all(problems)).flat();
}

const takingStates = ["held", "paying", "requested", "booked"] as const;

/** Every slot has as many seats taken as its reservations have, and no more than it has. */
async function seats(db: Db): Promise<string[]> {
  const slots = await db.selectFrom("slot").select(["id", "capacity", "taken"]).where("taken", ">", 0).execute();
  const reserved = await db
    .selectFrom("reservation")
    .select(["slot_id", (row) => row.fn.sum<number>("seats").as("seats")])
    .where("state", "in", takingStates)
    .groupBy("slot_id")
    .execute();
  const bySlot = new Map(reserved.map((row) => [row.slot_id, Number(row.seats)]));
  return slots.flatMap(({ id, capacity, taken }) => {
    const sold = bySlot.get(id) ?? 0;
    if (capacity !== null && sold > capacity) return [`slot ${id} is oversold: ${sold} of ${capacity}`];
    return sold === taken ? [] : [`slot ${id} says ${taken} seats, ${sold} are reserved`];
  });
}

/** Provider, vouchers and invoices have of each booking what its items say, and nothing where nothing is booked. */
async function money(db: Db): Promise<string[]> {
  const bookings = await db.selectFrom("booking").select(["id", "number", "state", "service_fee_amount"]).execute();
  const items = await db.selectFrom("booking_item").select(["booking_id", "paid_amount", "refunded_amount"]).execute();
  const itemsOf = Map.groupBy(items, ({ booking_id }) => booking_id);
  const byVouchers = await standingBy(db, "booking_id");
  const onInvoice = new Map(
    (
      await db
        .selectFrom("payment_attempt")
        .select(["booking_id", "amount"])
        .where("method", "=", "invoice")
        .where("state", "=", "captured")
        .execute()
    ).map(({ booking_id, amount }) => [booking_id, amount]),
  );
  const payments = Map.groupBy(await paymentsOf(db), ({ booking_number }) => booking_number);
  return bookings.flatMap(({ id, number, state, service_fee_amount }) => {
    const own = payments.get(number) ?? [];
    const taken = own.reduce(
      (sum, payment) => sum + payment.taken,
      (byVouchers.get(id) ?? 0) + (onInvoice.get(id) ?? 0),
    );
    const isBooked = state === "confirmed" || state === "cancelled";
    const wanted = isBooked
      ? (itemsOf.get(id) ?? []).reduce((sum, item) => sum + item.paid_amount - item.refunded_amount, service_fee_amount)
      : 0;
    const blocked = own.filter((payment) => payment.state === "authorised").length;
    return [
      ...(taken === wanted ? [] : [`booking ${id} (${state}): ${taken} taken, ${wanted} owed`]),
      ...(blocked === 0 ? [] : [`booking ${id} (${state}): ${blocked} payments only reserved`]),
    ];
  });
}

/** What the provider has taken and not given back, by payment. */
async function paymentsOf(db: Db) {
  const rows = await (db as unknown as SandboxDb)
    .selectFrom("sandbox_payment")
    .leftJoin("sandbox_capture", "sandbox_capture.reference", "sandbox_payment.reference")
    .select([
      "sandbox_payment.booking_number",
      "sandbox_payment.state",
      "sandbox_payment.amount",
      "sandbox_payment.refunded",
      "sandbox_capture.amount as captured",
    ])
    .execute();
  return rows.map(({ booking_number, state, amount, refunded, captured }) => ({
    booking_number,
    state,
    taken: state === "captured" ? (captured ?? amount) - refunded : 0,
  }));
}

/** Rappen that vouchers have paid and that were not returned to them, by booking or by voucher. */
async function standingBy(db: Db, key: "booking_id" | "voucher_code"): Promise<ReadonlyMap<string, number>> {
  const entries = await db
    .selectFrom("voucher_entry")
    .selectAll()
    .where("state", "in", ["spent", "returned"])
    .execute();
  const sums = new Map<string, number>();
  for (const { state, amount, ...entry } of entries)
    sums.set(entry[key], (sums.get(entry[key]) ?? 0) + (state === "spent" ? amount : -amount));
  return sums;
}

/** What a voucher has left and what it has paid are its value. */
async function vouchers(db: Db, values: Readonly<Record<string, number>>): Promise<string[]> {
  const standing = await standingBy(db, "voucher_code");
  const rows = await db.selectFrom("voucher").select(["code", "balance"]).execute();
  return rows.flatMap(({ code, balance }) => {
    const paid = standing.get(code) ?? 0;
    return paid + balance === values[code]
      ? []
      : [`voucher ${code}: ${paid} paid and ${balance} left of ${values[code]}`];
  });
}

/** A code's uses are those that are left and those of confirmed bookings. */
async function rebates(db: Db, uses: Readonly<Record<string, number>>): Promise<string[]> {
  const bookings = await db
    .selectFrom("booking")
    .select("rebate_codes")
    .where("state", "in", ["confirmed", "cancelled"])
    .execute();
  const rows = await db.selectFrom("rebate").select(["code", "uses_left"]).execute();
  return rows.flatMap(({ code, uses_left }) => {
    const used = bookings.filter(({ rebate_codes }) => (JSON.parse(rebate_codes) as string[]).includes(code)).length;
    return uses[code] === undefined || used + (uses_left ?? 0) === uses[code]
      ? []
      : [`code ${code}: ${used} used and ${uses_left} left of ${uses[code]}`];
  });
}
