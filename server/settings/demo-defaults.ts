import type { Settings } from "../env.ts";

/**
 * Settings whose default is the demonstration's: an invented operator, its voucher shops, its app, its sender, and its
 * page about us in the place of a help centre and of jobs. A team in production sets its own.
 */
const demoSettings = [
  "OPERATOR_NAME",
  "OPERATOR_STREET",
  "OPERATOR_PLACE",
  "OPERATOR_EMAIL",
  "OPERATOR_PRIVACY_EMAIL",
  "OPERATOR_PARTNER_EMAIL",
  "OPERATOR_UID",
  "OPERATOR_VAT_NUMBER",
  "HELP_URL",
  "JOBS_URL",
  "ANDROID_PACKAGE",
  "VOUCHER_SHOPS",
  "MAIL_FROM",
] as const satisfies readonly (keyof (typeof Settings)["entries"])[];

/**
 * The settings that are left at the demonstration's default in production. A value that is given counts, also where it
 * is the same.
 */
export function settingsAtDemoDefault(source: Record<string, string | undefined>): readonly string[] {
  return source["NODE_ENV"] === "production" ? demoSettings.filter((name) => !source[name]) : [];
}
