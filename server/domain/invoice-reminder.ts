import { datePlus, daysBetween } from "./wall-time.ts";

/** Days past the day to pay from which each reminder is sent. */
const reminderDays = [7, 21, 35] as const;
/** Days between two reminders at least, however late the first was. */
const reminderPause = 14;

/** The last reminder, which says that it is the last. */
export const lastReminder = reminderDays.length;

/** Whether the next reminder of an open invoice is due on a day; `reminders`: how many were sent. */
export function isReminderDue(
  invoice: { readonly due_on: string | null; readonly reminders: number; readonly reminded_on: string | null },
  today: string,
): boolean {
  const wait = reminderDays[invoice.reminders];
  if (invoice.due_on === null || wait === undefined || daysBetween(invoice.due_on, today) < wait) return false;
  return invoice.reminded_on === null || daysBetween(invoice.reminded_on, today) >= reminderPause;
}

/** The latest day to pay of invoices that may have a reminder today. */
export function remindedFrom(today: string): string {
  return datePlus(today, { days: -reminderDays[0] });
}
