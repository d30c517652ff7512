import type { AccountSection } from "../routes/account-sections.ts";
import type { Role } from "../shell/visitor.ts";

/**
 * The sections that a role has (discovery spec §6), in the order of the overview. Reviews have no entry in menus, and
 * are here.
 */
export const sectionsOf: Readonly<Record<Role, readonly AccountSection[]>> = {
  admin: ["activities", "bookings", "requests", "suppliers", "reviews", "settings"],
  reseller: ["activities", "bookings", "reviews", "settings"],
  customer: ["bookings", "reviews", "settings"],
};
