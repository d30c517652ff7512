/** The affiliate that earns on a visitor's booking, and how the visitor came (purchase spec §3, "Affiliate data"). */
export interface Attribution {
  readonly id: string;
  /** The page that they came to, and the one that sent them there; empty where unknown. */
  readonly landingPage: string;
  readonly referrer: string;
}

/** Where an attribution is stored, once the visitor has acted. */
export const attributionKey = "affiliateId";
/** The parameters that carry landing page and referrer from a partner's page to the shop. */
export const landingPageName = "affiliateLandingPage";
export const referrerName = "affiliateReferrer";

/** How long an affiliate earns on what the visitor books: 90 days in ms (discovery spec §9). */
const days90 = 7_776_000_000;
/** The first that is there counts (RULES 19). */
const names = ["ref", "affiliateid", "affiliateId"];

/**
 * The affiliate that an address names: by a parameter, or by a fragment that is a number (discovery spec §2, "Affiliate
 * landing").
 */
export function affiliateIn(address: string): string | null {
  const { searchParams, hash } = new URL(address);
  const named = names.map((name) => searchParams.get(name)).find((id) => id !== null && /^[\w-]{1,64}$/.test(id));
  return named ?? /^#(\d{1,64})$/.exec(hash)?.[1] ?? null;
}

/** Of what is stored, while its 90 days last; null where there is none. `now`: ms since 1970. */
export function storedAttribution(text: string | null, now: number): Attribution | null {
  try {
    const { id, until, landingPage, referrer } = JSON.parse(text ?? "{}") as Record<string, unknown>;
    return typeof id === "string" && Number(until) > now
      ? { id, landingPage: `${landingPage ?? ""}`, referrer: `${referrer ?? ""}` }
      : null;
  } catch {
    return null;
  }
}

/** An attribution as it is stored. */
export function attributionToStore(attribution: Attribution, now: number): string {
  return JSON.stringify({ ...attribution, until: now + days90 });
}

/** How a visitor came to a page at `address`; a link of a partner's page says how they came to that one. */
export function arrivalAt(address: string, referrer: string): Omit<Attribution, "id"> {
  const { searchParams } = new URL(address);
  const landingPage = searchParams.get(landingPageName);
  return landingPage === null
    ? { landingPage: address, referrer }
    : { landingPage, referrer: searchParams.get(referrerName) ?? "" };
}
