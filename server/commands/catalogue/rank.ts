import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { writeNewRevision } from "../../db/queries/revision.ts";
import { day, instantAt } from "../../clock.ts";
import type { Db } from "../../db/connection.ts";
import { transact } from "../../db/transact.ts";
import type { LoadedCatalogue } from "../../discovery/loaded-catalogue.ts";
import { rankingScores } from "../../discovery/ranking.ts";
import type { Services } from "../../services.ts";
import { dateInZurich } from "../../wall-time.ts";

const ticketsOf = 90 * day;
const daysAhead = 30;
const writtenAtOnce = 200;
/** Scores are rounded to this many steps from 0 to 1; smaller differences are not written. */
const steps = 1e6;

/** Computes every activity's relevance (RULES 21). Returns how many have changed. */
export async function rankActivities({
  db,
  clock,
  discovery,
}: Pick<Services, "db" | "clock" | "discovery">): Promise<number> {
  const now = clock.now();
  const catalogue = await discovery.fresh();
  const tickets = await ticketsSince(db, instantAt(now - ticketsOf));
  const scores = scoresOf(catalogue, tickets, dateInZurich(now));
  await nextTurn();
  const changed = [...scores].filter(([place, score]) => catalogue.index.scores[place] !== score);
  for (let start = 0; start < changed.length; start += writtenAtOnce) {
    const part = changed
      .slice(start, start + writtenAtOnce)
      .map(([place, score]) => ({ id: catalogue.index.ids[place]!, score }));
    await transact(db, (trx) => writeScores(trx, part));
    await nextTurn();
  }
  if (changed.length > 0) await writeNewRevision(db);
  return changed.length;
}

function scoresOf(
  { index, seats }: LoadedCatalogue,
  tickets: ReadonlyMap<number, number>,
  today: string,
): Map<number, number> {
  const details = Array.from({ length: index.size }, (_, place) => ({
    tickets: tickets.get(index.ids[place]!) ?? 0,
    ratingAverage: index.ratingAverages[place]!,
    ratingCount: index.ratingCounts[place]!,
    bookableShare: seats.daysOf(place, today, daysAhead) / daysAhead,
  }));
  return new Map(rankingScores(details).map((score, place) => [place, Math.round(score * steps) / steps]));
}

/** Persons booked since an instant, by activity. */
async function ticketsSince(db: Db, since: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("reservation")
    .innerJoin("booking", "booking.id", "reservation.booking_id")
    .select((row) => ["reservation.activity_id", row.fn.sum<number>("reservation.seats").as("tickets")])
    .where("reservation.state", "=", "booked")
    .where("booking.confirmed_at", ">", since)
    .groupBy("reservation.activity_id")
    .execute();
  return new Map(rows.map((row) => [row.activity_id, row.tickets]));
}

async function writeScores(db: Db, scores: readonly { readonly id: number; readonly score: number }[]): Promise<void> {
  const cases = sql.join(
    scores.map(({ id, score }) => sql`when cast(${id} as integer) then cast(${score} as double precision)`),
    sql` `,
  );
  await db
    .updateTable("activity")
    .set({ ranking_score: sql<number>`case id ${cases} end` })
    .where(
      "id",
      "in",
      scores.map(({ id }) => id),
    )
    .execute();
}
