import { plural } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const minutesPerHour = 60;
const hoursPerDay = 24;

/** A length of time in words: minutes below an hour, hours below a day, days beyond; 24 hours is "all day" (purchase spec §9). */
export function durationInWords(hours: number, say: (message: MessageDescriptor) => string): string {
  if (hours === hoursPerDay) return say(msg`all day`);
  if (hours > hoursPerDay) {
    const days = Math.round(hours / hoursPerDay);
    return say(msg`${plural(days, { one: "# day", other: "# days" })}`);
  }
  if (hours < 1) return say(msg`${Math.round(hours * minutesPerHour)} min`);
  return say(msg`${Math.round(hours * 10) / 10} h`);
}

/** Of several lengths the shortest and the longest: "5.5 h to 7.5 h"; empty where none is known. */
export function durationsInWords(hours: readonly number[], say: (message: MessageDescriptor) => string): string {
  if (hours.length === 0) return "";
  const shortest = durationInWords(Math.min(...hours), say);
  const longest = durationInWords(Math.max(...hours), say);
  return shortest === longest ? shortest : say(msg`${shortest} to ${longest}`);
}
