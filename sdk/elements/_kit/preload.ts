import { signedInCookie } from "../../contracts/signed-in-cookie.ts";
import { preloadKey, type GipfelOfPage } from "./page.ts";

/** How long a preloaded response stays usable (ms). */
const maximumAge = 30_000;

/**
 * Sends an element's first API requests while its code is loading; the client then uses these responses
 * (`fetchPreloaded`). For the booking widget: the activity, and the dates of the month that its calendar opens with
 * (flow with dates first and no selection).
 */
export function preload(
  preloaded: GipfelOfPage["preloaded"],
  name: string,
  read: (attribute: string) => string | null,
  apiBase: string,
  locale: string,
  now: Date,
): void {
  const activity = read("activity")?.trim() ?? "";
  if (name !== "booking" || !apiBase.startsWith("http") || !/^[1-9]\d{0,9}$/.test(activity)) return;
  preloadAnswer(preloaded, `${apiBase}/activity/${activity}-${locale}/`);
  if (read("booking-data") || read("flow") === "offers-date" || isRequestedDifferently()) return;
  const [year, month] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" })
    .format(now)
    .split("-")
    .map(Number);
  preloadAnswer(
    preloaded,
    `${apiBase}/activity/monthly-dates/`,
    JSON.stringify({ activityId: Number(activity), locale, year, month }),
  );
}

/**
 * Whether the address sets another flow or selection, or a distributor may be signed in, whose months are requested
 * with its id.
 */
function isRequestedDifferently(): boolean {
  try {
    return /[?&](flowType|bookingData)=/.test(location.search) || document.cookie.includes(signedInCookie);
  } catch {
    /* A sandboxed frame throws when cookies are read: its visitor is a guest. */
    return false;
  }
}

function preloadAnswer(preloaded: GipfelOfPage["preloaded"], address: string, body?: string) {
  const key = preloadKey(body ? "POST" : "GET", address, body);
  if (preloaded[key]) return;
  const answer = fetch(
    address,
    body
      ? { method: "POST", body, headers: { "content-type": "application/json" }, credentials: "same-origin" }
      : { credentials: "same-origin" },
  );
  preloaded[key] = answer;
  const forget = () => void (preloaded[key] === answer && delete preloaded[key]);
  answer.catch(forget);
  setTimeout(forget, maximumAge);
}
