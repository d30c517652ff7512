import { parsePolicies } from "../../sdk/contracts/content-policy.ts";
import { diagnosticOf, type PlacedDiagnostic } from "../../sdk/contracts/diagnostics.ts";
import { paysInPage, type PolicyElement } from "../../sdk/contracts/needed-policy.ts";
import { policyDiagnostics, walletDiagnostics } from "../../sdk/contracts/policy-diagnostics.ts";
import type { ExaminedPage, ShopFacts } from "./examined.ts";
import type { PageElement } from "./page-elements.ts";
import { longestRepeated } from "./page-source.ts";
import { placed } from "./placed.ts";
import { framesOfShop, loadersIn } from "./script-rules.ts";

/** The longest policy that is examined (characters): most servers refuse longer headers. */
const longestPolicy = 16_384;

/** What the page's policy and headers forbid of that which its elements need. */
export function headerDiagnostics(
  { source, address, headers }: ExaminedPage,
  elements: readonly PageElement[],
  { shop, sources }: ShopFacts,
): PlacedDiagnostic[] {
  const isFramed = framesOfShop(source.frames, shop).length > 0;
  const used: PolicyElement[] = [
    ...elements.map(({ tag, attributes }) => ({ tag, read: (name: string) => attributes[name] })),
    ...(isFramed ? [withoutAttributes("iframe")] : []),
  ];
  const [loader] = loadersIn(source.scripts);
  // Links that open a drawer, or an element that a script adds.
  if (loader && used.length === 0) used.push(withoutAttributes("gipfel-reviews"));
  if (used.length === 0) return [];
  const page = address === null ? null : new URL(address).origin;
  const script = { nonce: loader?.attributes["nonce"] ?? "", integrity: loader?.attributes["integrity"] ?? "" };
  const policies = [
    ...source.metas
      .filter(
        ({ attributes, place }) =>
          place === null && attributes["http-equiv"]?.toLowerCase() === "content-security-policy",
      )
      .map((meta) => ({ text: meta.attributes["content"] ?? "", line: meta.line, source: meta.markup })),
    ...[headers["content-security-policy"]]
      .filter((text) => text !== undefined)
      .map((text) => ({
        text,
        line: null,
        source: `Content-Security-Policy: ${text}`.slice(0, longestRepeated),
      })),
  ];
  const ofPolicies = policies.flatMap(({ text, ...place }) => {
    const found =
      text.length > longestPolicy
        ? [diagnosticOf("policy_too_long", { length: text.length })]
        : policyDiagnostics(parsePolicies([text]), used, { page, shop, script, sources });
    return found.map((diagnostic) => ({ ...diagnostic, ...place }));
  });
  const ofWallets = walletDiagnostics(used, { page, sources }).map((note) => ({ ...note, line: null, source: null }));
  return [...ofPolicies, ...embedderDiagnostics(headers, used), ...ofWallets];
}

function embedderDiagnostics(headers: ExaminedPage["headers"], used: readonly PolicyElement[]): PlacedDiagnostic[] {
  const isolation = headers["cross-origin-embedder-policy"]?.trim() ?? "";
  const isIsolated = /^(?:require-corp|credentialless)/.test(isolation);
  const usesFrames = used.some((element) => element.tag === "iframe" || paysInPage(element));
  const header = (name: string) => ({
    line: null,
    source: `${name}: ${headers[name.toLowerCase()]}`.slice(0, longestRepeated),
  });
  return [
    ...(isIsolated && usesFrames
      ? [
          {
            ...placed("isolation_blocks_frames", null, { value: isolation }),
            ...header("Cross-Origin-Embedder-Policy"),
          },
        ]
      : []),
    ...(headers["x-frame-options"]
      ? [{ ...placed("frame_options", null, { header: "X-Frame-Options" }), ...header("X-Frame-Options") }]
      : []),
  ];
}

function withoutAttributes(tag: string): PolicyElement {
  return { tag, read: () => undefined };
}
