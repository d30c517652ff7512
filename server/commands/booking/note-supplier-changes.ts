import { isDeepStrictEqual } from "node:util";
import { slotsOf } from "../../catalogue/slots.ts";
import { instantAt } from "../../clock.ts";
import { insertHistory } from "../../db/queries/history.ts";
import { findMeta, upsertMeta } from "../../db/queries/meta.ts";
import { getRevision } from "../../db/queries/revision.ts";
import {
  listBookedAgainstCatalogue,
  replaceSupplierChange,
  type BookedAgainstCatalogue,
} from "../../db/queries/supplier-change.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import type { CatalogueActivity } from "../../domain/catalogue-schema.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { inLocale } from "../../domain/in-locale.ts";
import { toldChange, type SupplierChange } from "../../domain/supplier-change.ts";
import { datePlus } from "../../domain/wall-time.ts";
import { fromJson } from "../../json.ts";
import type { Services } from "../../services.ts";
import { announce } from "../outbox.ts";

/** The key of `meta` with the revision of the catalogue that booked items were compared with. */
const comparedKey = "booked items compared";
const batchSize = 200;

type Needed = Pick<Services, "db" | "clock" | "log">;

/**
 * Compares what is booked and still to come with the catalogue, each time that has changed, and tells buyers once of
 * what is other than it was booked, or as it was booked again. What was frozen stays (docs/decisions/0050).
 */
export async function noteSupplierChanges(services: Needed): Promise<void> {
  const { db, clock, log } = services;
  const revision = await getRevision(db);
  if ((await findMeta(db, comparedKey)) === revision) return;
  const now = instantAt(clock.now());
  const bookings = new Set<string>();
  for (let after: string | undefined = ""; after !== undefined;) {
    const rows: BookedAgainstCatalogue[] = await listBookedAgainstCatalogue(db, { now, after }, batchSize);
    for (const row of rows) if (newsOf(row) !== null) bookings.add(row.bookingId);
    after = rows.length < batchSize ? undefined : rows.at(-1)!.id;
  }
  for (const bookingId of bookings) await tellChanges(services, bookingId);
  await upsertMeta(db, comparedKey, revision);
  if (bookings.size > 0) log.info({ bookings: bookings.size }, "buyers are told what suppliers have changed");
}

/** One mail about all that is new of a booking, in the transaction that stores it, under the booking's lock. */
async function tellChanges({ db, clock }: Needed, bookingId: string): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    await lockRow(trx, "booking", bookingId);
    const told: string[] = [];
    for (const row of await listBookedAgainstCatalogue(trx, { now: at, bookingId })) {
      const news = newsOf(row);
      const change: SupplierChange | null = news && { ...news, reservationId: row.reservationId, at };
      if (!change || !(await replaceSupplierChange(trx, row.id, row.supplierChange, JSON.stringify(change)))) continue;
      const { reservationId: id, reservationState: state } = row;
      await insertHistory(trx, {
        entity: "reservation",
        id,
        from: state,
        to: state,
        reason: "changed_by_supplier",
        at,
      });
      told.push(row.id);
    }
    if (told.length > 0) await announce(trx, "supplier_changed", bookingId, at, told);
  });
}

type Difference = Omit<SupplierChange, "reservationId" | "at">;

/** How the catalogue differs from what was booked, where the buyer knows it otherwise; null where they know. */
function newsOf(row: BookedAgainstCatalogue): Difference | null {
  const { reservationId: id, supplierChange: supplier_change } = row;
  const told = toldChange({ supplier_change }, { id });
  const { reservationId: _, at: __, ...known } = told ?? { reservationId: id, at: "" };
  const now = differenceOf(row, fromJson<FrozenReservation>(row.frozen));
  return isDeepStrictEqual(now, known) ? null : now;
}

function differenceOf(row: BookedAgainstCatalogue, frozen: FrozenReservation): Difference {
  const isWithdrawn = [row.activityWithdrawnAt, row.offerWithdrawnAt].some(
    (at) => at !== null && at !== row.unpublishedAt,
  );
  if (isWithdrawn) return { isWithdrawn };
  const times = otherTimes(row, frozen);
  const meetingPoint = otherMeetingPoint(row, frozen);
  return { ...(times && { times }), ...(meetingPoint && { meetingPoint }) };
}

/** The offer's times on the item's date, where its own is not among them. */
function otherTimes({ offerId, schedules, slotId }: BookedAgainstCatalogue, { slot }: FrozenReservation) {
  const ofDate = slotsOf(offerId, fromJson(schedules), slot.localDate, datePlus(slot.localDate, { days: 1 }));
  return ofDate.some(({ id }) => id === slotId)
    ? undefined
    : ofDate.filter(({ is_all_day }) => is_all_day === 0).map(({ local_time }) => local_time);
}

/** The first meeting point, as a booking has it, where its address or its place is another. A new label is none. */
function otherMeetingPoint({ meetingPoints }: BookedAgainstCatalogue, { meetingPoint, locale }: FrozenReservation) {
  const [now] = fromJson<CatalogueActivity["meetingPoints"]>(meetingPoints);
  if (!now) return undefined;
  const isSame =
    meetingPoint?.address === now.address &&
    meetingPoint.latitude === now.latitude &&
    meetingPoint.longitude === now.longitude;
  return isSame ? undefined : { ...now, label: inLocale(now.label, locale) };
}
