import type { Kysely } from "kysely";

/** Trips are sold under this offer. */
const transportOfferId = 9726;
/** Rows read at once. */
const batch = 1000;
/** Noon of an all-day item, after its start (ms). */
const noon = 12 * 3_600_000;

/** Whether a trip leads to the item that it goes with, or back from it. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("reservation").addColumn("direction", "text").execute();
  await setDirections(db);
}

/**
 * By time, as trips were judged until now; of two between the same places of one item, the first leads there. Null
 * where the item is not known any more.
 */
export async function setDirections(db: Kysely<any>): Promise<void> {
  for (let last = ""; ;) {
    const trips: TripRow[] = await db
      .selectFrom("reservation as trip")
      .innerJoin("reservation as item", "item.booking_item_id", "trip.with_item_id")
      .select(["trip.id", "trip.with_item_id", "trip.frozen", "item.frozen as item"])
      .where("trip.offer_id", "=", transportOfferId)
      .where("trip.id", ">", last)
      .orderBy("trip.id")
      .limit(batch)
      .execute();
    for (const row of trips) {
      const direction = directionOf(row, await listPlans(db, row.with_item_id));
      await db.updateTable("reservation").set({ direction }).where("id", "=", row.id).execute();
    }
    if (trips.length < batch) return;
    last = trips.at(-1)!.id;
  }
}

interface TripRow {
  readonly id: string;
  readonly with_item_id: string;
  readonly frozen: string;
  readonly item: string;
}

interface Plan {
  readonly startTime: string;
  readonly origin: { readonly stopPlaceRef: string };
  readonly destination: { readonly stopPlaceRef: string };
}

/** The trips that stand with an item. */
async function listPlans(db: Kysely<any>, itemId: string): Promise<readonly Plan[]> {
  const rows = await db
    .selectFrom("reservation")
    .select("frozen")
    .where("with_item_id", "=", itemId)
    .where("state", "in", ["held", "paying", "requested", "booked"])
    .execute();
  return rows.map(({ frozen }) => planOf(frozen));
}

const planOf = (frozen: string): Plan => JSON.parse(frozen).trip.plan;

function directionOf({ frozen, item }: TripRow, ofItem: readonly Plan[]): "there" | "back" {
  const plan = planOf(frozen);
  const { startsAt, isAllDay } = JSON.parse(item).slot;
  const isOneThere = ({ startTime }: Plan) => Date.parse(startTime) < Date.parse(startsAt) + (isAllDay ? noon : 0);
  const opposite = ofItem.find(
    ({ origin, destination }) =>
      origin.stopPlaceRef === plan.destination.stopPlaceRef && destination.stopPlaceRef === plan.origin.stopPlaceRef,
  );
  // The item has been moved away from both: of these two the time says nothing.
  if (opposite && isOneThere(plan) === isOneThere(opposite))
    return Date.parse(plan.startTime) < Date.parse(opposite.startTime) ? "there" : "back";
  return isOneThere(plan) ? "there" : "back";
}
