import { withoutTest } from "../../sdk/contracts/pages/test-segment.ts";
import { widgetParameters } from "../../sdk/contracts/widget-mode.ts";
import { matchRoute } from "../../host-site/routes/match.ts";
import type { PolicySources } from "../ports/provider.ts";

const google = "https://www.googletagmanager.com";
const measuring = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** What the container and GA4 load and call. */
export const tagManagerSources: PolicySources = {
  script: [google],
  connect: [google, ...measuring],
  image: [google, ...measuring],
};

/** Pages where somebody pays, or that a mail's link opens. */
const excluded = ["booking", "pay", "please-confirm"];

/**
 * Whether the container may be loaded at an address (decoded path): never on account, team and check-out pages, in a
 * partner's frame, or in the test shop.
 */
export function admitsTagManager(path: string, query: URLSearchParams): boolean {
  if (withoutTest(path).isTest || widgetParameters.some((name) => query.has(name)) || query.has("token")) return false;
  const route = matchRoute(path);
  if (route.kind === "page") return !excluded.includes(route.key) && route.key !== "account";
  return route.kind === "activity" || route.kind === "listing" || route.kind === "article";
}
