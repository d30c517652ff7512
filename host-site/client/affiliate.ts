import { attributionKey, storedAttribution } from "../../sdk/contracts/attribution.ts";

/**
 * Who is stored, while their 90 days last; null where nobody is, or the browser keeps nothing. `now`: milliseconds
 * since 1970.
 */
export function keptAffiliate(now: number): string | null {
  try {
    return storedAttribution(localStorage.getItem(attributionKey), now)?.id ?? null;
  } catch {
    return null;
  }
}

/** Tells the shop that somebody came through an affiliate (discovery spec §7); a failure is ignored. */
export async function tellReferral(id: string): Promise<void> {
  try {
    const { csrfToken } = (await (await fetch("/api/csrf-token/")).json()) as { readonly csrfToken: string };
    const headers = { "content-type": "application/json", "x-csrf-token": csrfToken };
    const response = await fetch("/api/affiliate/referral/", {
      method: "POST",
      headers,
      body: JSON.stringify({ referral_code: id }),
    });
    // An answer that nobody reads stays open.
    await response.text();
  } catch {
    // The code goes along with the check-out all the same.
  }
}
