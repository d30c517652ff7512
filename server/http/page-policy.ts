import { widgetParameters } from "../../sdk/contracts/widget-mode.ts";
import { withoutTest } from "../../host-site/routes/match.ts";
import type { Env } from "../env.ts";

/** What of the settings opens a page's policy to another origin. */
export type PolicySettings = Pick<
  Env,
  "STRIPE_SECRET_KEY" | "MAP_STYLE_URL" | "MAP_STYLE_DARK_URL" | "TEST_API_BASE"
> & {
  /** Turnstile in place of the built-in human check. */
  readonly TURNSTILE_SITE_KEY?: string | undefined;
  /** The team's identity provider, which a form without scripts is led on to. */
  readonly OIDC_DISCOVERY_URL?: string | undefined;
};

/**
 * The Content-Security-Policy of the shop's pages: files of its own origin alone, no nonce (data is in JSON blocks), so
 * that a page can be kept and answered with 304. Other origins only where a setting brings them in. A page in widget
 * mode (discovery spec §2) stands in a partner's frame and shows the partner's logo; every other page can be framed by
 * the shop alone.
 */
export function pagePolicy(settings: PolicySettings, address: URL): string {
  const stripe = settings.STRIPE_SECRET_KEY !== undefined;
  const turnstile = settings.TURNSTILE_SITE_KEY === undefined ? [] : ["https://challenges.cloudflare.com"];
  const map = [settings.MAP_STYLE_URL, settings.MAP_STYLE_DARK_URL].flatMap((style) => originOf(style));
  const testApi = withoutTest(address.pathname).isTest ? originOf(settings.TEST_API_BASE) : [];
  const framed = isWidget(address);
  const logo = framed ? originOf(address.searchParams.get("widgetLogoUrl")) : [];
  const lines: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...(stripe ? ["https://js.stripe.com"] : []), ...turnstile],
    "style-src": ["'self'"],
    // Pictures carry their dominant colour as an attribute, which no script has to be there for.
    "style-src-attr": ["'unsafe-inline'"],
    "font-src": ["'self'"],
    "img-src": ["'self'", "data:", ...(map.length > 0 ? ["blob:", ...map] : []), ...testApi, ...logo],
    "connect-src": ["'self'", ...(stripe ? ["https://api.stripe.com"] : []), ...map, ...testApi],
    "frame-src": ["'self'", ...(stripe ? ["https://js.stripe.com", "https://hooks.stripe.com"] : []), ...turnstile],
    "worker-src": ["blob:"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...originOf(settings.OIDC_DISCOVERY_URL)],
    "base-uri": ["'none'"],
    "frame-ancestors": [framed ? "*" : "'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["gipfel"],
  };
  return Object.entries(lines)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}

/** Pages of signed-in users are never framed by other origins. */
const signedIn = /\/(account|admin|api)(\/|$)/;

/**
 * Whether an address opens a page in widget mode: by one of its parameters, or a confirmation's `widget=true` (purchase
 * spec §2).
 */
export function isWidget(address: URL): boolean {
  if (signedIn.test(address.pathname)) return false;
  return (
    widgetParameters.some((name) => address.searchParams.has(name)) || address.searchParams.get("widget") === "true"
  );
}

/** The origin of an address on https, or nothing: a policy takes no other text from outside. */
function originOf(address: string | null | undefined): readonly string[] {
  const url = address ? URL.parse(address) : null;
  return url?.protocol === "https:" ? [url.origin] : [];
}
