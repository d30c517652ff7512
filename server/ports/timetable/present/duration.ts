import { day, hour, minute, second } from "../../../clock.ts";

/** An ISO 8601 duration of milliseconds: `PT1H8M`; `PT0M` for none. */
export function isoDuration(ms: number): string {
  const all = Math.round(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const parts = [hours > 0 && `${hours}H`, minutes > 0 && `${minutes}M`, seconds > 0 && `${seconds}S`].filter(Boolean);
  return `PT${parts.join("") || "0M"}`;
}

/** Milliseconds of an ISO 8601 duration of days and smaller units; null where a text is none. */
export function msOfDuration(text: string): number | null {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (!parts || text.length < 3) return null;
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  return days * day + hours * hour + minutes * minute + seconds * second;
}
