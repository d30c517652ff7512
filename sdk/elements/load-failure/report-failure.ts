import { tell } from "../_kit/facts.ts";

const reported = new WeakMap<Element, Set<string>>();

/** Fires `gipfel-error` of the element that a node of its view stands in: once for each code, however many requests failed. */
export function reportFailure(node: Element, code: string): void {
  const root = node.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const { host } = root;
  const codes = reported.get(host) ?? new Set<string>();
  reported.set(host, codes);
  if (codes.has(code)) return;
  codes.add(code);
  tell(host, "error", { tag: host.localName, code, message: `<${host.localName}> met ${code}.` });
}
