import { elementOf } from "./element-class.ts";
import type { ElementRecord } from "./record.ts";

/**
 * Defines a custom element from a record. Ignores a tag that is already defined, so that two loaders or two builds can
 * share a page. `onRoot` gets the shadow root of each element.
 */
export function define(record: ElementRecord, onRoot?: (root: ShadowRoot) => void): void {
  if (!customElements.get(record.tag)) customElements.define(record.tag, elementOf(record, onRoot));
}

/**
 * Warns in the console about a tag that is no element of Gipfel. The loader calls it here because it knows only the
 * kit's file.
 */
export function warnOfTag(name: string, known: readonly string[]): Promise<void> {
  return import("./unknown-tag.ts").then(({ unknownTag }) => unknownTag(name, known));
}
