import { signedInCookie } from "../../contracts/signed-in-cookie.ts";
import { aheadKey, type GipfelOfPage } from "./page.ts";

/** How long an answer asked for ahead may wait to be taken (ms). */
const freshFor = 30_000;

/**
 * Asks for what an element will ask of the API first, while its code is still on the way. The client takes the answer in place of
 * asking again. For the booking widget: the activity, and the dates of the month that its calendar opens with (dates first,
 * nothing chosen beforehand).
 */
export function askAhead(
  ahead: GipfelOfPage["ahead"],
  name: string,
  read: (attribute: string) => string | null,
  apiBase: string,
  locale: string,
  now: Date,
): void {
  const activity = read("activity")?.trim() ?? "";
  if (name !== "booking" || !apiBase.startsWith("http") || !/^[1-9]\d{0,9}$/.test(activity)) return;
  ask(ahead, `${apiBase}/activity/${activity}-${locale}/`);
  if (read("booking-data") || read("flow") === "offers-date" || isAskedOtherwise()) return;
  const [year, month] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" }).format(now).split("-").map(Number);
  ask(ahead, `${apiBase}/activity/monthly-dates/`, JSON.stringify({ activityId: Number(activity), locale, year, month }));
}

/** The page's address chooses the widget's beginning, or a distributor may be signed in, whose months are requested with its id. */
function isAskedOtherwise(): boolean {
  try {
    return /[?&](flowType|bookingData)=/.test(location.search) || document.cookie.includes(signedInCookie);
  } catch {
    /* A sandboxed frame refuses its cookies: nobody is signed in there. */
    return false;
  }
}

function ask(ahead: GipfelOfPage["ahead"], address: string, body?: string) {
  const key = aheadKey(body ? "POST" : "GET", address, body);
  if (ahead[key]) return;
  const answer = fetch(
    address,
    body ? { method: "POST", body, headers: { "content-type": "application/json" }, credentials: "same-origin" } : { credentials: "same-origin" },
  );
  ahead[key] = answer;
  const forget = () => void (ahead[key] === answer && delete ahead[key]);
  answer.catch(forget);
  setTimeout(forget, freshFor);
}
