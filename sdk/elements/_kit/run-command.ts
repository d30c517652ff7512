import type { MethodName } from "../../contracts/methods.ts";
import { warn } from "./console.ts";

/**
 * Runs a command that the page has called (`contracts/methods.ts`); loaded with the first of them. `send` reaches the
 * element's machine, once it has started; undefined for an element that is not in a page.
 */
export function runCommand(
  host: HTMLElement,
  name: MethodName,
  value: unknown,
  send: ((event: { readonly type: string }) => void) | undefined,
): void {
  const call = `<${host.localName}> ${name}()`;
  if (name === "prefill") return prefill(host, value, call);
  if (name === "select" && !/^\d{4}-\d\d-\d\d$/.test(String(value)))
    return warn(`${call} wants a date like 2026-12-01; ${JSON.stringify(value)} is ignored.`);
  if (!send) return warn(`${call} does nothing before the element is in the page.`);
  send({ type: name, ...(name === "select" ? { date: String(value) } : {}) });
}

/** Sets the attribute of that name; without a value it removes it. What is no JSON throws nothing into the page. */
function prefill(host: HTMLElement, value: unknown, call: string): void {
  if (value === undefined || value === null) return host.removeAttribute("prefill");
  try {
    host.setAttribute("prefill", JSON.stringify(value));
  } catch {
    warn(`${call} wants values that JSON has; these are ignored.`);
  }
}
