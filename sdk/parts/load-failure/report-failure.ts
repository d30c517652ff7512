import { warn } from "../../elements/_kit/console.ts";
import { fireEvent } from "../../elements/_kit/fire-event.ts";

const reported = new WeakMap<Element, Set<string>>();

/**
 * Fires `gipfel-error` of the element that a node of its view stands in: once for each code, however many requests
 * failed.
 */
export function reportFailure(node: Element, code: string): void {
  const root = node.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const { host } = root;
  const codes = reported.get(host) ?? new Set<string>();
  reported.set(host, codes);
  if (codes.has(code)) return;
  codes.add(code);
  const message = messageOf(host, code);
  // Why a request failed stands in the console already (client/diagnosis.ts).
  if (code === "page_not_found") warn(message);
  fireEvent(host, "error", { tag: host.localName, code, message });
}

function messageOf(host: Element, code: string): string {
  if (code !== "page_not_found") return `<${host.localName}> met ${code}.`;
  const [kind, id] = ["page-kind", "page-id"].map((name) => `${name}="${host.getAttribute(name) ?? ""}"`);
  return `<${host.localName}> ${kind} ${id} name no page of the shop: check them. The page shows what stands inside the element.`;
}
