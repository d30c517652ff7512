import type { Node } from "./declarations.ts";

/** Visits a node of a parsed module and all within it, in the order of the text. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part])
      if (child && typeof child === "object" && typeof child.type === "string") walk(child, visit);
  }
}
