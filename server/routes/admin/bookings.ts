import {
  cancelAsTeam,
  getAdminBooking,
  listAdminBookings,
  reclaimRefund,
  retryRefund,
  settleRefund,
} from "../../../sdk/contracts/calls/admin/bookings.ts";
import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import { collectOtherwise } from "../../../sdk/contracts/calls/admin/collect.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import { instantAt } from "../../clock.ts";
import { cancelAsTeam as cancel } from "../../commands/booking/cancel-as-team.ts";
import { recordCollected as collect } from "../../commands/payment/collect.ts";
import { retryRefusedRefund, settleRefusedRefund } from "../../commands/refund/refused-refund.ts";
import { closePaidTwice } from "../../commands/refund/settled-refund.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { getBookingDetails } from "../../db/queries/booking-details.ts";
import {
  findBookingIdByNumber,
  listItemsAndPayments,
  listTeamBookings,
  type DateRange,
} from "../../db/queries/team-bookings.ts";
import { listTeamSteps } from "../../db/queries/team-step.ts";
import { AppError, notFound } from "../../errors.ts";
import { requireAdmin } from "../../domain/session.ts";
import { datePlus, instantOfWallTime } from "../../domain/wall-time.ts";
import { handle, type Routes } from "../handle.ts";
import { presentTeamBooking, presentTeamBookingEntry } from "../../presenters/team-booking.ts";

export const adminBookingsRoutes: Routes = (app, services) => {
  const { db, clock } = services;

  async function answer(id: string): Promise<AdminBooking> {
    const found = await findBookingWithItems(db, id);
    if (!found) throw notFound("booking_not_found");
    const details = await getBookingDetails(db, found);
    const team = (await listTeamSteps(db, "booking", [id])).get(id) ?? [];
    return presentTeamBooking(details, team, instantAt(clock.now()));
  }

  handle(app, services, listAdminBookings, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listTeamBookings(db, {
      ...query,
      range: rangeOf(query),
      changedAfter: query.change === "told" ? instantAt(clock.now()) : undefined,
    });
    const around = await listItemsAndPayments(
      db,
      rows.map((row) => row.id),
    );
    return {
      total,
      page: shownPage(query.page, total),
      pageSize,
      entries: rows.map((row) => presentTeamBookingEntry(row, around)),
    };
  });

  handle(app, services, getAdminBooking, async ({ session, params }) => {
    requireAdmin(session);
    return answer(await idOf(params.bookingId));
  });

  handle(app, services, cancelAsTeam, async ({ session, params, body }) => {
    await cancel(services, requireAdmin(session), params, body);
    return answer(params.bookingId);
  });

  handle(app, services, collectOtherwise, async ({ session, params, body }) => {
    await collect(services, requireAdmin(session), params.bookingId, body);
    return answer(params.bookingId);
  });

  handle(app, services, retryRefund, async ({ session, params, body }) => {
    await retryRefusedRefund(services, requireAdmin(session), params, body);
    return answer(params.bookingId);
  });

  handle(app, services, settleRefund, async ({ session, params, body }) => {
    await settleRefusedRefund(services, requireAdmin(session), params, body);
    return answer(params.bookingId);
  });

  handle(app, services, reclaimRefund, async ({ session, params, body }) => {
    await closePaidTwice(services, requireAdmin(session), params, body);
    return answer(params.bookingId);
  });

  /** A booking's id, of its number as people say it too. */
  async function idOf(given: string): Promise<string> {
    if (given.length > longestNumber) return given;
    return (await findBookingIdByNumber(db, given.toUpperCase())) ?? given;
  }
};

/** `G7K2-MP9X`; an id is longer. */
const longestNumber = 12;

/**
 * The instants at which a range of dates begins and ends in Zurich. 400 `invalid_input` for a date that there isn't.
 */
function rangeOf({
  from,
  until,
}: {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}): DateRange {
  const begin = (field: string, date: string, days = 0) => {
    try {
      return instantAt(instantOfWallTime(datePlus(date, { days }), "00:00"));
    } catch {
      throw new AppError("invalid_input", `There is no ${date}.`, { [field]: "a date of the calendar is wanted" });
    }
  };
  return { from, until, beginsAt: from && begin("from", from), endsAt: until && begin("until", until, 1) };
}
