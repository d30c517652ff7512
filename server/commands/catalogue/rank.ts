import { setImmediate as nextTurn } from "node:timers/promises";
import { upsertRevision } from "../../db/queries/revision.ts";
import { day, instantAt } from "../../clock.ts";
import { transact } from "../../db/transact.ts";
import { countGuestsByActivity } from "../../db/queries/account-sales.ts";
import { updateRankingScores } from "../../db/queries/activity.ts";
import type { LoadedCatalogue } from "../../discovery/loaded-catalogue.ts";
import { rankingScores } from "../../discovery/ranking.ts";
import type { Services } from "../../services.ts";
import { dateInZurich } from "../../domain/wall-time.ts";

const ticketsOf = 90 * day;
const bookableDays = 30;
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
  const tickets = await countGuestsByActivity(db, instantAt(now - ticketsOf));
  const scores = scoresOf(catalogue, tickets, dateInZurich(now));
  await nextTurn();
  const changed = [...scores].filter(([place, score]) => catalogue.index.scores[place] !== score);
  for (let start = 0; start < changed.length; start += writtenAtOnce) {
    const part = changed
      .slice(start, start + writtenAtOnce)
      .map(([place, score]) => ({ id: catalogue.index.ids[place]!, score }));
    await transact(db, (trx) => updateRankingScores(trx, part));
    await nextTurn();
  }
  if (changed.length > 0) await upsertRevision(db);
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
    bookableShare: seats.daysOf(place, today, bookableDays) / bookableDays,
  }));
  return new Map(rankingScores(details).map((score, place) => [place, Math.round(score * steps) / steps]));
}
