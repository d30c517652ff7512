import type { AccountSection } from "../body.ts";
import type { Role, SignedIn } from "../shell/visitor.ts";

const ranks = ["admin", "reseller", "customer"] as const satisfies readonly Role[];

/** What somebody is to the pages: the first of their roles (RULES 18). */
export function rankOf({ roles }: Pick<SignedIn, "roles">): Role {
  return ranks.find((role) => roles.includes(role)) ?? "customer";
}

/** The sections that a role has (discovery spec §6), in the order of the overview. Reviews have no entry in menus, and are here. */
export const sectionsOf: Readonly<Record<Role, readonly AccountSection[]>> = {
  admin: ["activities", "bookings", "suppliers", "reviews", "settings"],
  reseller: ["activities", "bookings", "reviews", "settings"],
  customer: ["bookings", "reviews", "settings"],
};
