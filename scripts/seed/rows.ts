import {
  activityRow,
  activityTextRows,
  categoryRows,
  offerRows,
  offerTextRows,
  type Rows as RowsOf,
} from "../../server/catalogue/rows.ts";
import type { CatalogueActivity } from "../../server/domain/catalogue-schema.ts";
import { slotsOf } from "../../server/catalogue/slots.ts";
import { datePlus } from "../../server/domain/wall-time.ts";

/** Tables that made activities have rows in, in the order of their references. */
export const tables = ["activity", "activity_text", "offer", "offer_text", "ticket_category", "slot"] as const;
export type Rows = { readonly [Name in (typeof tables)[number]]: RowsOf<Name>[number][] };

/** Slots are made for so many days: few, so that a catalogue of 100,000 stays loadable. */
const slotDays = 30;

export function noRows(): Rows {
  return { activity: [], activity_text: [], offer: [], offer_text: [], ticket_category: [], slot: [] };
}

/** Adds the rows of an activity, as an import makes them. */
export function addRows(rows: Rows, activity: CatalogueActivity, index: number, today: string): void {
  rows.activity.push(activityRow(activity, index));
  rows.activity_text.push(...activityTextRows(activity));
  rows.offer.push(...offerRows(activity));
  rows.ticket_category.push(...categoryRows(activity));
  for (const offer of activity.offers) {
    rows.offer_text.push(...offerTextRows(offer));
    rows.slot.push(...slotsOf(offer.id, offer.schedules, today, datePlus(today, { days: slotDays })));
  }
}
