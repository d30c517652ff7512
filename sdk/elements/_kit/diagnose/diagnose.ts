import { getPolicySources } from "../../../contracts/calls/policy-sources.ts";
import { diagnosticOf, worstFirst, type Diagnostic } from "../../../contracts/diagnostics.ts";
import { providersIn } from "../../../contracts/needed-policy.ts";
import { policyDiagnostics, walletDiagnostics } from "../../../contracts/policy-diagnostics.ts";
import { servicesOf } from "../element-class.ts";
import type { ElementRecord } from "../record.ts";
import { attributeDiagnostics } from "./attributes.ts";
import { layoutDiagnostics } from "./layout.ts";
import { pageDiagnostics, policiesOfPage } from "./page-state.ts";
import { shopDiagnostics } from "./shop.ts";

/**
 * What is wrong with an element, the worst first: `element.diagnose()`. Asks the shop about its activity, affiliate and
 * version, and the page's own address about its policy (HEAD); changes nothing. Empty where all is well.
 */
export async function diagnose(host: HTMLElement, record: ElementRecord): Promise<Diagnostic[]> {
  const tag = host.localName;
  const services = servicesOf(host);
  if (!host.isConnected || !services) return [diagnosticOf("not_in_page", { tag })];
  const { shopOrigin } = services;
  const used = [{ tag, read: (name: string) => host.getAttribute(name) }];
  const hasProviders = used.some((element) => providersIn(element).length > 0);
  const [policies, ofShop, sources] = await Promise.all([
    policiesOfPage(),
    shopDiagnostics(host, services),
    hasProviders ? services.client.send(getPolicySources, {}).catch(() => null) : null,
  ]);
  const place = { page: location.origin, shop: shopOrigin, sources };
  const ofPolicy = policyDiagnostics(policies, used, place);
  const isStopped = host.shadowRoot?.querySelector("[data-stopped]");
  const ofAttributes = attributeDiagnostics(host, record);
  // Without what it needs an element shows nothing of its own.
  const isShown = !ofAttributes.some(({ severity }) => severity === "error");
  return worstFirst([
    ...(isStopped ? [diagnosticOf("element_stopped", { tag, shop: shopOrigin })] : []),
    ...ofAttributes,
    // A refused request and the policy that refuses it are the same: the policy's has the line to write.
    ...ofShop.filter(({ code }) => !ofPolicy.some((other) => other.code === code)),
    ...ofPolicy,
    ...walletDiagnostics(used, place),
    ...(isShown ? layoutDiagnostics(host, services) : []),
    ...pageDiagnostics(),
  ]);
}
