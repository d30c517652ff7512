import { attributionKey, storedAttribution } from "../../sdk/contracts/attribution.ts";

/**
 * The stored affiliate, for 90 days; null where none is stored, or the browser stores nothing. `now`: milliseconds
 * since 1970.
 */
export function storedAffiliate(now: number): string | null {
  try {
    return storedAttribution(localStorage.getItem(attributionKey), now)?.id ?? null;
  } catch {
    return null;
  }
}

/** Reports a visit through an affiliate (discovery spec §7); a failure is ignored. */
export async function reportReferral(id: string): Promise<void> {
  try {
    await (await import("./visitor-calls.ts")).sendReferral(id);
  } catch {
    // The code goes along with the check-out all the same.
  }
}
