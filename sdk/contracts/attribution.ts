import { affiliateNumber } from "./affiliate-number.ts";

/** The affiliate that earns on a visitor's booking, and how the visitor came (purchase spec §3, "Affiliate data"). */
export interface Attribution {
  readonly id: string;
  /** The page that they came to, and the one that sent them there; empty where unknown. */
  readonly landingPage: string;
  readonly referrer: string;
  /** The affiliate's campaign, and what of ours the visitor came from (`widgetPattern`); empty where unknown. */
  readonly campaign: string;
  readonly widget: string;
}

/** The id for sales without an affiliate: it never replaces another one (RULES 19). */
export const noAffiliate = "1";

/** The parameter by which the shop's own links name an affiliate. */
export const affiliateIdName = "affiliateId";
/** Parameters by which an address may name one; the first that is there counts (RULES 19). */
export const affiliateNames = ["ref", "affiliateid", affiliateIdName] as const;
/** Where an attribution is stored, once the visitor has acted. */
export const attributionKey = affiliateIdName;
/** The parameters that carry landing page and referrer from a partner's page to the shop. */
export const landingPageName = "affiliateLandingPage";
export const referrerName = "affiliateReferrer";
/** The parameter for the affiliate's campaign, and the one for the kind of embedding that the visitor came from. */
export const campaignName = "campaign";
export const widgetName = "affiliateWidget";

/** A campaign of an affiliate, which counts together with an affiliate only. */
export const campaignPattern = /^[A-Za-z0-9-]{1,64}$/;
/** What the visitor came from: an element's tag without its prefix (`booking`), `iframe`, `link`. */
export const widgetPattern = /^[a-z][a-z-]{0,31}$/;

/** How long an affiliate earns on what the visitor books: 90 days in ms (discovery spec §9). */
const days90 = 7_776_000_000;

/** The affiliate that the parameters of an address name; undefined where none does. */
export function affiliateNamed(query: (name: string) => string | null): string | undefined {
  return affiliateNames.map(query).find((id): id is string => id !== null && /^[\w-]{1,64}$/.test(id));
}

/**
 * The affiliate that an address names: by a parameter, or by a fragment that is a number (discovery spec §2, "Affiliate
 * landing"). A number that no affiliate can have is an anchor of the page's own, such as `#3`.
 */
export function affiliateIn(address: string): string | null {
  const { searchParams, hash } = new URL(address);
  return affiliateNamed((name) => searchParams.get(name)) ?? affiliateNumber(hash.slice(1))?.toString() ?? null;
}

/** Of what is stored, while its 90 days last; null where there is none. `now`: ms since 1970. */
export function storedAttribution(text: string | null, now: number): Attribution | null {
  try {
    const { id, until, landingPage, referrer, campaign, widget } = JSON.parse(text ?? "{}") as Record<string, unknown>;
    return typeof id === "string" && Number(until) > now
      ? {
          id,
          landingPage: `${landingPage ?? ""}`,
          referrer: `${referrer ?? ""}`,
          campaign: fitting(campaign, campaignPattern),
          widget: fitting(widget, widgetPattern),
        }
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
export function arrivalAt(address: string, referrer: string): Pick<Attribution, "landingPage" | "referrer"> {
  const { searchParams } = new URL(address);
  const landingPage = searchParams.get(landingPageName);
  return landingPage === null
    ? { landingPage: address, referrer }
    : { landingPage, referrer: searchParams.get(referrerName) ?? "" };
}

/** The affiliate that an address names, with campaign and widget; null where it names none. */
export function namedAt(address: string): Pick<Attribution, "id" | "campaign" | "widget"> | null {
  const id = affiliateIn(address);
  const { searchParams } = new URL(address);
  return id === null
    ? null
    : {
        id,
        campaign: fitting(searchParams.get(campaignName), campaignPattern),
        widget: fitting(searchParams.get(widgetName), widgetPattern),
      };
}

function fitting(text: unknown, pattern: RegExp): string {
  return typeof text === "string" && pattern.test(text) ? text : "";
}
