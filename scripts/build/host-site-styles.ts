import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { staticImports, withUtilitiesOf } from "./preview-styles.ts";

/** The host site's sheets, and the views that come with each. */
export const hostSiteSheets = {
  shop: resolve("host-site/styles/shop.css"),
  account: resolve("host-site/account/account.css"),
  ticket: resolve("host-site/styles/ticket.css"),
} as const;

const shopViews = [
  "host-site/shop.tsx",
  "host-site/client/browser.tsx",
  // Loaded where the shop has a container.
  "host-site/consent/question.tsx",
  "server/shop/plain-page.ts",
  // Each body's view is loaded with its page.
  ...globSync("host-site/pages/**/*.tsx", { exclude: ["**/*.test.tsx"] }),
];
/** What pages load later, besides the shop's views. */
const accountViews = [
  "host-site/account/account.tsx",
  "host-site/admin/admin.tsx",
  "host-site/affiliate/affiliate.tsx",
  "host-site/invoices/invoices.tsx",
  "host-site/doctor/doctor-form.tsx",
  "host-site/requests/request-form.tsx",
  "host-site/shares/shares.tsx",
  "host-site/supplier/supplier-form.tsx",
];
/** Where class names may stand: views, lists of classes that several views share, and plain pages. */
const hasClasses = /(\.tsx|\/classes\.ts|\/(?:plain|ticket)-page\.ts)$/;
const views = new Map([
  [hostSiteSheets.shop, shopViews],
  [hostSiteSheets.account, [...shopViews, ...accountViews]],
  [hostSiteSheets.ticket, ["server/shop/ticket-page.ts"]],
]);

/**
 * Adds to each sheet of the host site the utilities that its views name, and the pieces of `sdk/ui` that they import:
 * Tailwind would take every word of every file for a class.
 */
export function hostSiteStyles(): Plugin {
  return {
    name: "gipfel-host-site-styles",
    enforce: "pre",
    transform(code, id) {
      const named = filesOfSheet(id.split("?")[0]!);
      if (!named) return undefined;
      for (const file of named) this.addWatchFile(file);
      return withUtilitiesOf(code, named);
    },
  };
}

/** The files whose utilities a sheet of the host site has; undefined for any other sheet. */
export function filesOfSheet(sheet: string): string[] | undefined {
  const entries = views.get(sheet)?.map((entry) => resolve(entry));
  return entries && filesWithClasses(entries);
}

/** Files in which class names may stand, of `entries` and what they import statically. */
export function filesWithClasses(entries: readonly string[]): string[] {
  return [...staticImports(entries)].filter((file) => hasClasses.test(file));
}
