import { attributionKey, noAffiliate } from "../../../contracts/attribution.ts";
import { getActivityDates, getAffiliateApproval, listServedVersions } from "../../../contracts/calls/diagnosis.ts";
import { diagnosticOf, type Diagnostic, type DiagnosticCode } from "../../../contracts/diagnostics.ts";
import { pinnedVersionIn, versionDiagnostic } from "../../../contracts/pinned-version.ts";
import { attributionOf } from "../attribution.ts";
import { isOnShop } from "../on-shop.ts";
import type { Services } from "../record.ts";

/** Activities of a list that are looked up, at most. */
const most = 20;
/** Codes of requests without an answer (`client/diagnosis.ts`) that are diagnostics by the same name. */
const causes: readonly DiagnosticCode[] = ["offline", "unreachable", "policy_blocked", "cors_refused"];

/** What the shop says about activities, affiliate and version; or why it can't be asked. */
export async function shopDiagnostics(host: HTMLElement, services: Services): Promise<Diagnostic[]> {
  const { client, apiBase: api, shopOrigin: source } = services;
  try {
    const versions = await client.send(listServedVersions, {});
    const version = pinnedVersionIn(import.meta.url);
    return [
      ...(await activityDiagnostics(host, services)),
      ...(await affiliateDiagnostics(services)),
      ...(version ? [versionDiagnostic(version, versions, services.now())] : []),
    ];
  } catch (cause) {
    const code = causes.find((each) => each === (cause as { code?: string }).code) ?? "unexpected_answer";
    // Without the page's policy nobody knows the whole line: one with the shop alone would forbid what it allows now.
    return [diagnosticOf(code, { api, source, directive: "connect-src" })];
  }
}

async function activityDiagnostics(host: HTMLElement, { client, locale }: Services): Promise<Diagnostic[]> {
  const named = `${host.getAttribute("activity") ?? ""},${host.getAttribute("activities") ?? ""}`;
  const ids = [...new Set(named.match(/[1-9]\d{0,9}/g))].slice(0, most);
  const diagnostics = await Promise.all(
    ids.map(async (activity) => {
      const found = await client.send(getActivityDates, { params: { id: activity, locale } }).catch((cause) => {
        if (cause.code === "activity_not_found") return null;
        throw cause;
      });
      if (!found) return [diagnosticOf("activity_unknown", { activity })];
      const isBookable = found.availableDates.length > 0 && Boolean(found.summary);
      return isBookable ? [] : [diagnosticOf("activity_sold_out", { activity })];
    }),
  );
  return diagnostics.flat();
}

async function affiliateDiagnostics(services: Services): Promise<Diagnostic[]> {
  const affiliate = attributionOf(services)?.id ?? noAffiliate;
  if (affiliate === noAffiliate) return [];
  const { accepted } = await services.client.send(getAffiliateApproval, { body: { referral_code: affiliate } });
  if (!accepted) return [diagnosticOf("affiliate_unknown", { affiliate })];
  const isInMemory = !isOnShop(services) && services.storage.get(attributionKey) === null;
  return isInMemory ? [diagnosticOf("attribution_in_memory", { affiliate })] : [];
}
