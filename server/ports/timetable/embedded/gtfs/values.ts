/** A number as GTFS writes it (`7`, `-0.5`, `46.9`); null where the text is none. */
export function parseNumber(text: string): number | null {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null;
}

/** The 24 bits of a colour such as `EB0000`; null where the text is none: a feed is not refused for its colours. */
export function parseColor(text: string): number | null {
  return /^#?[\da-f]{6}$/i.test(text) ? Number.parseInt(text.replace("#", ""), 16) : null;
}

/** No time is given. */
export const noTime = -1;
/** The text is no time. */
export const badTime = -2;
/** Three days: a longer trip is a slip of the pen. */
const latestTime = 72 * 3600;

/**
 * Seconds of a time of a service day: `7:05:00`, `24:35:00`. GTFS counts them from noon minus twelve hours.
 * `noTime` where the text is empty, `badTime` where it is no time.
 */
export function parseTime(text: string): number {
  const length = text.length;
  if (length === 0) return noTime;
  const at = length - 6;
  if (at < 1 || at > 3 || text.charCodeAt(at) !== 58 || text.charCodeAt(at + 3) !== 58) {
    const trimmed = text.trim();
    return trimmed.length < length ? parseTime(trimmed) : badTime;
  }
  let hours = 0;
  for (let place = 0; place < at; place++) {
    const digit = text.charCodeAt(place) - 48;
    if (digit < 0 || digit > 9) {
      const trimmed = text.trim();
      return trimmed.length < length ? parseTime(trimmed) : badTime;
    }
    hours = hours * 10 + digit;
  }
  const minutes = twoDigits(text, at + 1);
  const seconds = twoDigits(text, at + 4);
  if (minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) return badTime;
  const time = hours * 3600 + minutes * 60 + seconds;
  return time > latestTime ? badTime : time;
}

function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}

const dayMs = 86_400_000;

/** Days since 1970 of a date such as `20261213`; null where it is none. */
export function parseDate(text: string): number | null {
  if (!/^\d{8}$/.test(text)) return null;
  const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  const ms = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(ms) || isoDate(ms / dayMs) !== iso ? null : ms / dayMs;
}

/** `2026-12-13` of days since 1970. */
export function isoDate(days: number): string {
  return new Date(days * dayMs).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday, of days since 1970 (a Thursday). */
export const weekday = (days: number): number => (((days + 3) % 7) + 7) % 7;
