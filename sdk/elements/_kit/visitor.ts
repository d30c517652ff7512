import type { Services, SignedInVisitor } from "./record.ts";

/** The signed-in visitor by API base: requested once per page. */
const visitors = new Map<string, SignedInVisitor | undefined>();

/** Known after `identifyVisitor`; undefined for guests. */
export function visitorOf(apiBase: string): SignedInVisitor | undefined {
  return visitors.get(apiBase);
}

/**
 * Requests the signed-in visitor before an element starts. Sends no request on a partner's origin, where every visitor
 * is a guest (RULES 18), nor without the cookie `gipfel_signed_in`, which marks a session and holds no secret.
 */
export async function identifyVisitor({
  apiBase,
  shopOrigin,
  client,
}: Pick<Services, "apiBase" | "shopOrigin" | "client">): Promise<void> {
  if (origin !== shopOrigin || visitors.has(apiBase) || !document.cookie.includes("gipfel_signed_in=1")) return;
  visitors.set(apiBase, await (await import("./fetch-visitor.ts")).fetchVisitor(client));
}
