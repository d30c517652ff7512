/** The scheme of the app's addresses. */
const scheme = "gipfel";
/** The app's own addresses: `gipfel://activity/1104`. */
export const appScheme = `${scheme}://`;

/** How long a closed banner stays away: 30 days in ms (discovery spec §9). */
const bannerRest = 2_592_000_000;

export type Device = "ios" | "android" | "other";

/** The visitor's platform, by the user agent (discovery spec §4): iOS and Mac are one family. */
export function deviceOf(userAgent: string): Device {
  if (/android/i.test(userAgent)) return "android";
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? "ios" : "other";
}

/** Phones alone say "Mobile"; Android's tablets don't. */
export function isAndroidPhone(userAgent: string): boolean {
  return deviceOf(userAgent) === "android" && /mobile/i.test(userAgent);
}

/** Whether the banner's rest is over. `closedAt` is what the storage has: a timestamp in ms, or nothing. */
export function isBannerDue(closedAt: string | null, now: number): boolean {
  const closed = closedAt === null ? Number.NaN : Number(closedAt);
  return !(now - closed < bannerRest);
}

/** Opens the app on the same page; without the app, the store. */
export function appAddress(appPath: string, androidPackage: string): string {
  return `intent://${appPath}#Intent;scheme=${scheme};package=${androidPackage};end`;
}

/** The app's page in the store. */
export function storeAddress(androidPackage: string): string {
  return `market://details?id=${androidPackage}`;
}
