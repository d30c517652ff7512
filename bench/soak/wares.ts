import { openDatabase, type DatabaseSettings } from "../../server/db/connection.ts";

/** What visitors of the load ask for and book. */
export interface Wares {
  readonly slots: readonly Slot[];
  /** Paths of pages, in four languages. */
  readonly pages: readonly string[];
  readonly activityIds: readonly number[];
}

export interface Slot {
  readonly id: string;
  readonly activityId: number;
  readonly mappedId: number;
  /** Of its start (YYYY-MM-DD). */
  readonly date: string;
  readonly ticketCategoryId: number;
}

const slotsUsed = 300;
/** So many that no load sells a slot out: what is measured is memory, not refusals. */
const manySeats = 1_000_000;
const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Appearance into the database of a shop that runs. */
export async function waresOf(settings: DatabaseSettings, origin: string): Promise<Wares> {
  const db = openDatabase(settings);
  try {
    await db.updateTable("slot").set({ capacity: manySeats }).execute();
    const slots = await db
      .selectFrom("slot")
      .innerJoin("offer", "offer.id", "slot.offer_id")
      .innerJoin("activity", "activity.id", "offer.activity_id")
      .innerJoin("ticket_category", "ticket_category.offer_id", "offer.id")
      .select([
        "slot.id as id",
        "slot.local_date as date",
        "activity.id as activityId",
        "activity.mapped_id as mappedId",
        "ticket_category.id as ticketCategoryId",
      ])
      .where("slot.cutoff_at", ">", new Date(Date.now() + twoDays).toISOString())
      .where("ticket_category.audience", "=", "adult")
      .where("ticket_category.occupancy", "=", 1)
      .where("ticket_category.times", "is", null)
      .where("ticket_category.price", ">", 0)
      .where("activity.booking_on_request", "=", 0)
      .where("offer.id", "not in", db.selectFrom("personalization_field").select("offer_id"))
      .where("offer.withdrawn_at", "is", null)
      .orderBy("slot.id")
      .limit(slotsUsed)
      .execute();
    const activities = await db
      .selectFrom("activity")
      .select("id")
      .where("withdrawn_at", "is", null)
      .orderBy("id")
      .execute();
    return { slots, pages: await pagesOf(origin), activityIds: activities.map(({ id }) => id) };
  } finally {
    await db.destroy();
  }
}

/** Every page that the home pages of four languages lead to, and what those of activities do. */
async function pagesOf(origin: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const home of ["/", "/en-ch", "/fr-ch", "/it-ch"]) {
    found.add(home);
    const html = await (await fetch(origin + home)).text();
    for (const [, path = ""] of html.matchAll(/href="(?:https?:\/\/localhost:\d+)?(\/[\w/-]*)(?:[?#][^"]*)?"/g))
      if (!/^\/(shop|sdk|api|images)\//.test(path)) found.add(path);
  }
  return [...found];
}
