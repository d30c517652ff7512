/** Where the affiliate is kept (purchase spec §9), once the visitor has acted. */
const key = "affiliateId";
/** How long they earn on what the visitor books: 90 days in ms (discovery spec §9). */
const days90 = 7_776_000_000;
const names = ["affiliateId", "affiliateid", "ref"];

/** The affiliate that an address names: by a parameter, or by a fragment that is a number (discovery spec §2, "Affiliate landing"). */
export function affiliateIn(address: string): string | null {
  const { searchParams, hash } = new URL(address);
  const named = names.map((name) => searchParams.get(name)).find((id) => id !== null && /^[\w-]{1,64}$/.test(id));
  return named ?? /^#(\d{1,64})$/.exec(hash)?.[1] ?? null;
}

/** Who is kept, while their 90 days last; null where nobody is, or the browser keeps nothing. `now`: milliseconds since 1970. */
export function keptAffiliate(now: number): string | null {
  try {
    const { id, until } = JSON.parse(localStorage.getItem(key) ?? "{}") as { readonly id?: unknown; readonly until?: unknown };
    return typeof id === "string" && Number(until) > now ? id : null;
  } catch {
    return null;
  }
}

/** Keeps who sent the visitor. Only when the visitor acts: before, it lives in memory (RULES 19). */
export function keepAffiliate(id: string, now: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ id, until: now + days90 }));
  } catch {
    // A browser that keeps nothing forgets who sent the visitor with the page.
  }
}

/** Tells the shop that somebody came through an affiliate (discovery spec §7); a failure is ignored. */
export async function tellReferral(id: string): Promise<void> {
  try {
    const { csrfToken } = (await (await fetch("/api/csrf-token/")).json()) as { readonly csrfToken: string };
    const headers = { "content-type": "application/json", "x-csrf-token": csrfToken };
    const response = await fetch("/api/affiliate/referral/", { method: "POST", headers, body: JSON.stringify({ referral_code: id }) });
    // An answer that nobody reads stays open.
    await response.text();
  } catch {
    // The code goes along with the check-out all the same.
  }
}
