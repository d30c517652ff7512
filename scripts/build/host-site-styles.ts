import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { staticImports, withUtilitiesOf } from "./preview-styles.ts";

/** The host site's sheets, and the views that come with each. */
export const hostSiteSheets = {
  shop: resolve("host-site/styles/shop.css"),
  account: resolve("host-site/account/account.css"),
} as const;

const shopViews = [
  "host-site/shop.tsx",
  "host-site/client/browser.tsx",
  "server/shop/plain-page.ts",
  // Each body's view is loaded with its page.
  ...globSync("host-site/pages/**/*.tsx"),
];
/** What pages load later, besides the shop's views. */
const accountViews = [
  "host-site/account/account.tsx",
  "host-site/admin/admin.tsx",
  "host-site/requests/request-form.tsx",
  "host-site/supplier/supplier-form.tsx",
];
/** Where class names may stand: views, lists of classes that several views share, and plain pages. */
const hasClasses = /(\.tsx|\/classes\.ts|\/plain-page\.ts)$/;
const views = new Map([
  [hostSiteSheets.shop, shopViews],
  [hostSiteSheets.account, [...shopViews, ...accountViews]],
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
      const entries = views.get(id.split("?")[0]!);
      if (!entries) return undefined;
      const files = [...staticImports(entries.map((entry) => resolve(entry)))];
      const named = files.filter((file) => hasClasses.test(file));
      for (const file of named) this.addWatchFile(file);
      return withUtilitiesOf(code, named);
    },
  };
}
