import { warn } from "./console.ts";

const warned = new Set<string>();

/** One line for an affiliate that the shop doesn't know, hasn't approved, or has closed. */
export function warnOfAffiliate(id: string): void {
  if (!warned.has(id))
    warn(
      `affiliate-id "${id}" earns nothing: the shop does not know this number, has not approved it yet, or has closed it. The number and its state are in your account on the shop, under /account/affiliate.`,
    );
  warned.add(id);
}
