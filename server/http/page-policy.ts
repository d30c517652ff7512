import { widgetParameters } from "../../sdk/contracts/widget-mode.ts";
import { withoutTest } from "../../sdk/contracts/pages/test-segment.ts";
import type { Env } from "../env.ts";
import type { PolicySources } from "../ports/provider.ts";
import { secureOrigins } from "../ports/secure-origin.ts";

/** What opens a page's policy to another origin. */
export type PolicySettings = Pick<Env, "TEST_API_BASE"> & {
  /** What the chosen providers add. */
  readonly sources: readonly PolicySources[];
};

/**
 * The Content-Security-Policy of the shop's pages: files of its own origin alone, no nonce (data is in JSON blocks), so
 * that a page can be cached and answered with 304. Other origins only where a setting brings them in. A page in widget
 * mode (discovery spec §2) stands in a partner's frame and shows the partner's logo; every other page can be framed by
 * the shop alone. `tagManager`: what a container loads; it writes script addresses without a policy of its own, so that
 * a page that admits it has no Trusted Types.
 */
export function pagePolicy(settings: PolicySettings, address: URL, tagManager: PolicySources | null = null): string {
  const all = tagManager ? [...settings.sources, tagManager] : settings.sources;
  const added = (kind: keyof PolicySources) => all.flatMap((sources) => sources[kind] ?? []);
  const testApi = withoutTest(address.pathname).isTest ? secureOrigins(settings.TEST_API_BASE) : [];
  const framed = isWidget(address);
  const logo = framed ? secureOrigins(address.searchParams.get("widgetLogoUrl")) : [];
  const lines: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...added("script")],
    "style-src": ["'self'"],
    // Pictures carry their dominant colour as an attribute, which no script has to be there for.
    "style-src-attr": ["'unsafe-inline'"],
    "font-src": ["'self'"],
    "img-src": ["'self'", "data:", ...added("image"), ...testApi, ...logo],
    "connect-src": ["'self'", ...added("connect"), ...testApi],
    "frame-src": ["'self'", ...added("frame")],
    "worker-src": ["blob:"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...added("form")],
    "base-uri": ["'none'"],
    "frame-ancestors": [framed ? "*" : "'self'"],
    ...(tagManager ? {} : { "require-trusted-types-for": ["'script'"], "trusted-types": ["gipfel"] }),
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
function isWidget(address: URL): boolean {
  if (signedIn.test(address.pathname)) return false;
  return (
    widgetParameters.some((name) => address.searchParams.has(name)) || address.searchParams.get("widget") === "true"
  );
}
