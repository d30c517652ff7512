import { datePlus } from "./wall-time.ts";

/** A month's first date, and the first of the next. */
export function monthRange(year: number, month: number): { readonly from: string; readonly until: string } {
  const from = `${year}-${String(month).padStart(2, "0")}-01`;
  return { from, until: datePlus(from, { months: 1 }) };
}
