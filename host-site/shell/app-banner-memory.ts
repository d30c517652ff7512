const key = "gipfelAppBannerClosed";

/**
 * When the banner was closed (a timestamp in ms, as text); null where it never was, or where the browser keeps nothing.
 */
export function readBannerClosed(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers that the banner was closed. The first byte that is stored, and at the visitor's own press. */
export function writeBannerClosed(now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // A browser that keeps nothing shows the banner again on the next page.
  }
}
