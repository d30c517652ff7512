import { sql, type Kysely } from "kysely";

/** Trips are sold under this offer. */
const transportOfferId = 9726;
/** Rows read at once. */
const batch = 1000;

/** How many persons a reservation is for: a dog or a bike on a trip takes a seat too. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("reservation")
    .addColumn("persons", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await setPersons(db);
}

/** As many as the seats, but of trips without dogs and bikes. */
export async function setPersons(db: Kysely<any>): Promise<void> {
  await sql`update reservation set persons = seats`.execute(db);
  for (let last = ""; ;) {
    const trips = await db
      .selectFrom("reservation")
      .select(["id", "seats", "frozen"])
      .where("offer_id", "=", transportOfferId)
      .where("id", ">", last)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id, seats, frozen } of trips) {
      const persons = personsOf(JSON.parse(frozen));
      if (persons !== seats) await db.updateTable("reservation").set({ persons }).where("id", "=", id).execute();
    }
    if (trips.length < batch) return;
    last = trips.at(-1)!.id;
  }
}

interface Line {
  readonly audience: string;
  readonly discountType?: string | null;
  readonly guests: readonly unknown[];
}

function personsOf({ lines }: { readonly lines: readonly Line[] }): number {
  return lines.filter((line) => !isDogOrBike(line)).reduce((sum, { guests }) => sum + guests.length, 0);
}

/** Before the kind of a ticket was stored, those for any audience were of dogs and bikes alone. */
function isDogOrBike({ audience, discountType }: Line): boolean {
  return discountType === undefined ? audience === "any" : discountType === "dog" || discountType === "bike";
}
