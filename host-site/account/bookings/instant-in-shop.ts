import { shopTimeZone } from "../../../sdk/contracts/time.ts";

/** The instant of a wall time in Zurich; one that the clocks skip counts as the hour beside it. */
export function instantInShop(date: string, time: string): string {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const offset = (at: number) => Date.parse(`${wallTimeAt(at)}Z`) - at;
  return new Date(wall - offset(wall - offset(wall))).toISOString();
}

/** "2026-12-01T10:30" */
function wallTimeAt(ms: number): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone, dateStyle: "short", timeStyle: "short" });
  return format.format(ms).replace(" ", "T");
}
