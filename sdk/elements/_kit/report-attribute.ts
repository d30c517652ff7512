import type * as v from "valibot";
import { allowedBy } from "../../contracts/elements/allowed.ts";
import { warn } from "./console.ts";
import { fireEvent } from "./fire-event.ts";

interface Fallback {
  readonly typed: boolean;
  readonly output: unknown;
}

/**
 * Warns in the console about an invalid or missing attribute; loaded with the first of them. If the attribute is
 * required (`missing`), the host also fires `gipfel-error` (`attribute_missing`, `attribute_invalid`) and shows the
 * light DOM.
 */
export function reportAttribute(
  tag: string,
  name: string,
  text: string | undefined,
  issue: v.BaseIssue<unknown> | undefined,
  fallback: Fallback,
  missing: readonly string[],
  host: HTMLElement | undefined,
): void {
  // A script may insert an element first and set its attributes afterwards: then the value has changed by now.
  if (host && host.getAttribute(name) !== (text ?? null)) return;
  const message =
    text === undefined || !issue
      ? `<${tag}> needs the attribute ${name}.`
      : sentence(tag, name, text, issue, missing.includes(name) ? { ...fallback, typed: false } : fallback);
  warn(message);
  if (!host || !missing.includes(name)) return;
  showLightDom(host.shadowRoot!);
  fireEvent(host, "error", { tag, code: text === undefined ? "attribute_missing" : "attribute_invalid", message });
}

/** Restores the slot, which a rendered view has removed. */
function showLightDom(root: ShadowRoot) {
  if (root.querySelector("slot[data-fallback]")) return;
  const slot = document.createElement("slot");
  slot.setAttribute("data-fallback", "");
  root.append(slot);
}

function sentence(tag: string, name: string, text: string, issue: v.BaseIssue<unknown>, fallback: Fallback): string {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const used = issue.type === "raw_check" ? "the rest is used" : usedInstead(fallback);
  return `<${tag}> ${name}="${shown}" is not understood: ${allowedBy(issue)}; ${used}.`;
}

function usedInstead({ typed, output }: Fallback): string {
  if (!typed) return "what stands inside the element is shown";
  return output === undefined ? "it is ignored" : `${String(output)} is used`;
}
