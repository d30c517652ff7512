import { forbiddenBy, isStrictDynamic, type ContentPolicy, type ScriptOfPage } from "./content-policy.ts";
import { diagnosticOf, type Diagnostic, type DiagnosticCode } from "./diagnostics.ts";
import { neededPolicy, paysInPage, providersIn, type PolicyDirective, type PolicyElement } from "./needed-policy.ts";
import type { PartnerSources } from "./partner-sources.ts";

/** The style sheets are made by script, which `style-src` doesn't concern. */
const codes: Readonly<Partial<Record<PolicyDirective, DiagnosticCode>>> = {
  "script-src": "script_blocked",
  "connect-src": "policy_blocked",
  "img-src": "pictures_blocked",
  "frame-src": "frame_blocked",
  "worker-src": "worker_blocked",
  "trusted-types": "trusted_types_blocked",
};

const paths: Readonly<Partial<Record<PolicyDirective, readonly string[]>>> = {
  "script-src": ["/sdk/v1/gipfel.js", "/sdk/v1/chunks/kit.js"],
  "connect-src": ["/api/activities/"],
  "img-src": ["/images/picture.webp"],
};

interface PageOfPolicy {
  /** The page's own origin; null where it is not known. */
  readonly page: string | null;
  readonly shop: string;
  /** The script tag; without it nothing is said about the shop's own scripts. */
  readonly script?: ScriptOfPage;
  /** What the shop's providers add; null where it is not known. */
  readonly sources: PartnerSources | null;
}

/** What a provider is for. */
const purposes = { payment: "paying in the page", map: "the map", humanCheck: "the newsletter's check of people" };

const directives = { script: "script-src", connect: "connect-src", image: "img-src", frame: "frame-src" } as const;

/** What a page's policies forbid of that which its elements need, each once. */
export function policyDiagnostics(
  policies: readonly ContentPolicy[],
  elements: readonly PolicyElement[],
  { page, shop, script, sources }: PageOfPolicy,
): Diagnostic[] {
  const needed = new Map(elements.flatMap((element) => neededPolicy(element, shop)));
  const ofShop = [...needed].flatMap(([directive, source]) => {
    const code = codes[directive];
    if (!code || (directive === "script-src" && !script)) return [];
    const input = { page, ...(paths[directive] && { paths: paths[directive] }), ...(script && { script }) };
    const forbidden = policies.map((policy) => forbiddenBy(policy, [directive, source], input)).find(Boolean);
    return forbidden ? [diagnosticOf(code, { directive: forbidden.directive, source }, forbidden.line)] : [];
  });
  return [...ofShop, ...(sources ? providerDiagnostics(policies, elements, sources, page, ofShop) : [])];
}

/** A line for each directive and provider: it has all its sources, and what the shop's own line adds. */
function providerDiagnostics(
  policies: readonly ContentPolicy[],
  elements: readonly PolicyElement[],
  sources: PartnerSources,
  page: string | null,
  ofShop: readonly Diagnostic[],
): Diagnostic[] {
  const providers = [...new Set(elements.flatMap(providersIn))];
  return providers.flatMap((provider) =>
    Object.entries(directives).flatMap(([kind, directive]) => {
      const missing = sources[provider][kind as keyof typeof directives].flatMap((source) => {
        const known = kind === "script" && pathsBelow(source, sources[provider].scriptAddresses ?? []);
        const forbidden = policies
          .filter((policy) => directive !== "script-src" || !isStrictDynamic(policy))
          .map((policy) => forbiddenBy(policy, [directive, source], { page, ...(known && { paths: known }) }))
          .find(Boolean);
        return forbidden ? [{ source, ...forbidden }] : [];
      });
      const [first, ...others] = missing;
      if (!first) return [];
      const own = ofShop.find(({ fix }) => fix?.startsWith(`${directive} `))?.fix;
      const added = (own ? missing : others).map(({ source }) => ` ${source}`).join("");
      return [
        diagnosticOf(
          "provider_blocked",
          {
            purpose: purposes[provider],
            directive: first.directive,
            sources: missing.map(({ source }) => source).join(", "),
          },
          (own ?? first.line).replace(/;$/, `${added};`),
        ),
      ];
    }),
  );
}

/** The paths of the addresses that are an origin's; false where there are none. */
function pathsBelow(origin: string, addresses: readonly string[]): readonly string[] | false {
  const own = addresses.map((address) => new URL(address)).filter((address) => address.origin === origin);
  return own.length > 0 && own.map(({ pathname }) => pathname);
}

/** A note on wallets where visitors pay in the page and the shop's provider shows them: nobody can see it from here. */
export function walletDiagnostics(
  elements: readonly PolicyElement[],
  { page, sources }: Pick<PageOfPolicy, "page" | "sources">,
): Diagnostic[] {
  const hasWallets = elements.some(paysInPage) && (sources?.payment.script.length ?? 0) > 0;
  return hasWallets
    ? [diagnosticOf("wallets_by_domain", { domain: page ? new URL(page).host : "the page's domain" })]
    : [];
}
