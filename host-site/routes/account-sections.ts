import type { Role } from "../../sdk/contracts/account.ts";

/** The parts of the account, by the last segment of their paths. */
export const accountSections = ["activities", "bookings", "requests", "suppliers", "reviews", "settings"] as const;
export type AccountSection = (typeof accountSections)[number];

/**
 * The sections that a role has (discovery spec §6), in the order of the overview. Reviews have no entry in menus, and
 * are here.
 */
export const sectionsOf: Readonly<Record<Role, readonly AccountSection[]>> = {
  admin: ["activities", "bookings", "requests", "suppliers", "reviews", "settings"],
  reseller: ["activities", "bookings", "reviews", "settings"],
  customer: ["bookings", "reviews", "settings"],
};
