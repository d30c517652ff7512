import type { TimetableFacts } from "../../../sdk/contracts/transport.ts";
import { day } from "../../clock.ts";
import { dateInZurich } from "../../domain/wall-time.ts";

/** For how many more days a timetable can be asked, today not counted; null where it doesn't say. */
export function daysLeft({ lastDate }: Pick<TimetableFacts, "lastDate">, now: number): number | null {
  return lastDate === null ? null : (Date.parse(lastDate) - Date.parse(dateInZurich(now))) / day;
}
