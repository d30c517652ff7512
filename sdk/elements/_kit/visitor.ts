import type { Services, Visitor } from "./record.ts";

/** Who is signed in at a shop, by its API base: asked once for a page. */
const visitors = new Map<string, Visitor | undefined>();

/** Known after `identifyVisitor`; undefined for guests. */
export function visitorOf(apiBase: string): Visitor | undefined {
  return visitors.get(apiBase);
}

/**
 * Finds out who visits before an element begins. On a partner's origin everyone is a guest (RULES 18), and so is who
 * has no sign of a session: nobody is asked then. The sign is a cookie beside the session's own, without any secret.
 */
export async function identifyVisitor({
  apiBase,
  shopOrigin,
  client,
}: Pick<Services, "apiBase" | "shopOrigin" | "client">): Promise<void> {
  if (origin !== shopOrigin || visitors.has(apiBase) || !document.cookie.includes("gipfel_signed_in=1")) return;
  visitors.set(apiBase, await (await import("./fetch-visitor.ts")).fetchVisitor(client));
}
