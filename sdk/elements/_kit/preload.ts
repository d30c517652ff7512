import { signedInCookie } from "../../contracts/signed-in-cookie.ts";
import { preloadKey, type GipfelOfPage } from "./page.ts";

/** How long an answer preloaded may wait to be taken (ms). */
const freshFor = 30_000;

/**
 * Requests what an element will request from the API first, while its code is still on the way. The client takes the
 * answer in place of asking again. For the booking widget: the activity, and the dates of the month that its calendar
 * opens with (dates first, nothing chosen beforehand).
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
  ask(preloaded, `${apiBase}/activity/${activity}-${locale}/`);
  if (read("booking-data") || read("flow") === "offers-date" || isRequestedDifferently()) return;
  const [year, month] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" })
    .format(now)
    .split("-")
    .map(Number);
  ask(
    preloaded,
    `${apiBase}/activity/monthly-dates/`,
    JSON.stringify({ activityId: Number(activity), locale, year, month }),
  );
}

/**
 * The page's address chooses the widget's beginning, or a distributor may be signed in, whose months are requested with
 * its id.
 */
function isRequestedDifferently(): boolean {
  try {
    return /[?&](flowType|bookingData)=/.test(location.search) || document.cookie.includes(signedInCookie);
  } catch {
    /* A sandboxed frame refuses its cookies: nobody is signed in there. */
    return false;
  }
}

function ask(preloaded: GipfelOfPage["preloaded"], address: string, body?: string) {
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
  setTimeout(forget, freshFor);
}
