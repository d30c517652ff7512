import type { Role } from "../../sdk/contracts/account.ts";

/** The parts of the account, by the last segment of their paths. */
export const accountSections = [
  "activities",
  "bookings",
  "affiliate",
  "api-keys",
  "requests",
  "suppliers",
  "affiliates",
  "distributors",
  "codes",
  "invoices",
  "reviews",
  "settings",
] as const;
export type AccountSection = (typeof accountSections)[number];

/**
 * Everybody who is signed in can apply as an affiliate, whatever their role; menus have it for those who have. So can
 * all but the team to book on invoice; resellers have it in their menus.
 */
export type RoleSection = Exclude<AccountSection, "affiliate" | "api-keys">;

/**
 * The sections that a role has (discovery spec §6), in the order of the overview. Reviews have no entry in menus, and
 * are here.
 */
export const sectionsOf: Readonly<Record<Role, readonly RoleSection[]>> = {
  admin: [
    "activities",
    "bookings",
    "requests",
    "suppliers",
    "affiliates",
    "distributors",
    "invoices",
    "codes",
    "reviews",
    "settings",
  ],
  reseller: ["activities", "bookings", "invoices", "reviews", "settings"],
  customer: ["bookings", "reviews", "settings"],
};
