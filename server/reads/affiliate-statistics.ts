import { mostStatisticsDays as mostDays } from "../../sdk/contracts/affiliate.ts";
import type { CallAnswer, ParsedInput } from "../../sdk/contracts/call.ts";
import type { getAffiliateStatistics } from "../../sdk/contracts/calls/affiliate.ts";
import { money } from "../../sdk/contracts/money.ts";
import { instantAt } from "../clock.ts";
import { countEventsByCampaign, countEventsByDay } from "../db/queries/affiliate-event.ts";
import { listAffiliateSales } from "../db/queries/affiliate-sales.ts";
import { findAffiliateOfUser } from "../db/queries/affiliate.ts";
import { affiliateSaleOf } from "../domain/affiliate-sale.ts";
import { statisticsOf, type AffiliateFigures } from "../domain/affiliate-statistics.ts";
import { requireSignedIn, type Session } from "../domain/session.ts";
import { dateInZurich, datePlus, instantOfWallTime } from "../domain/wall-time.ts";
import { AppError } from "../errors.ts";
import { presentAffiliate } from "../presenters/affiliate.ts";
import type { Services } from "../services.ts";

/** Days that are shown where nobody asks for others. */
const usualDays = 30;

/** What an account has earned as an affiliate. 401 `not_signed_in`, 400 `invalid_input`. */
export async function affiliateStatistics(
  { db, clock }: Pick<Services, "db" | "clock">,
  session: Session,
  query: ParsedInput<typeof getAffiliateStatistics>["query"],
): Promise<CallAnswer<typeof getAffiliateStatistics>> {
  const { userId } = requireSignedIn(session);
  const until = query.until ?? dateInZurich(clock.now());
  const from = query.from ?? datePlus(until, { days: 1 - usualDays });
  const days = daysBetween(from, until);
  const affiliate = await findAffiliateOfUser(db, userId);
  const instants = {
    from: instantAt(instantOfWallTime(from, "00:00")),
    until: instantAt(instantOfWallTime(datePlus(until, { days: 1 }), "00:00")),
  };
  const range = { from, until };
  const events = {
    byCampaign: affiliate ? await countEventsByCampaign(db, affiliate.id, range) : [],
    byDay: affiliate ? await countEventsByDay(db, affiliate.id, range) : [],
  };
  const sales = affiliate ? await listAffiliateSales(db, affiliate.id, { confirmed: instants }) : [];
  const { rows, days: counted, total } = statisticsOf(events, sales.map(affiliateSaleOf), days);
  return {
    affiliate: affiliate ? presentAffiliate(affiliate) : null,
    from,
    until,
    rows: rows.map(({ campaign, widget, ...figures }) => ({ campaign, widget, ...presentFigures(figures) })),
    days: counted.map(({ day, views, bookings, commission }) => ({
      day,
      views,
      bookings,
      commission: money(commission),
    })),
    total: presentFigures(total),
  };
}

function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = datePlus(day, { days: 1 })) {
    if (days.push(day) > mostDays) throw new AppError("invalid_input", `At most ${mostDays} days are answered.`);
  }
  if (days.length === 0) throw new AppError("invalid_input", "The last day is before the first.");
  return days;
}

function presentFigures({ views, starts, bookings, revenue, commission }: AffiliateFigures) {
  return { views, starts, bookings, revenue: money(revenue), commission: money(commission) };
}
