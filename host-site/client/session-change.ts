import { managementKey } from "../../sdk/contracts/management-key.ts";
import { signedInCookie } from "../../sdk/contracts/signed-in-cookie.ts";

/** What elements store during a session: the cart, its booking, the contact data (purchase spec §9). */
const ofSession = ["cartId", "bookingId", "guestData_v3"];
/** Where the tag of the last session is stored, for the page that comes after it. */
const lastKey = "gipfel_session";

/** The account whose session this page was loaded with; undefined before the first check. */
let loadedWith: string | null | undefined;

/**
 * Distinguishes the signed-in account from others; null for guests. Empty where an older session has no tag: its
 * account is unknown.
 */
export function sessionTag(): string | null {
  const cookie = document.cookie.split("; ").find((each) => each.startsWith(`${signedInCookie}=1`));
  return cookie === undefined ? null : (cookie.split(".")[1] ?? "");
}

let hasBegun = false;

/** Whether the session of this page has begun just now: it is the first page that is loaded with it. True once. */
export function takeBeginning(): boolean {
  const had = hasBegun;
  hasBegun = false;
  return had;
}

/**
 * Removes a session's data from the browser once the session has ended or another has begun (RULES 18): signed out here
 * or in another tab, revoked, expired, or another account signed in. The cart of a guest stays at sign-in. Returns true
 * where this page was loaded with that session.
 */
export function leaveFormerSession(): boolean {
  const now = sessionTag();
  const before = read();
  if (isOver(before, now)) for (const key of ofSession) write(key, null);
  if (before !== now) write(lastKey, now);
  if (loadedWith === undefined) hasBegun = now !== null && before !== now;
  const ofLoaded = loadedWith ?? null;
  loadedWith = now;
  const isLeft = isOver(ofLoaded, now);
  // Each window has its own, and only the first of them finds the former session in the common storage.
  if (isLeft || isOver(before, now)) forgetManagement();
  return isLeft;
}

function forgetManagement(): void {
  try {
    sessionStorage.removeItem(managementKey);
  } catch {
    // Nothing was stored.
  }
}

/** Whether a session has ended or another account's has begun. One that gets its tag only now is still the same. */
function isOver(before: string | null, now: string | null): boolean {
  return before !== null && before !== now && (before !== "" || now === null);
}

/** Storage throws where it is forbidden; elements keep nothing there either. */
function read(): string | null {
  try {
    return localStorage.getItem(lastKey);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing was stored.
  }
}
