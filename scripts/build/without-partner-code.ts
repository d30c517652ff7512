import type { Plugin } from "vite";

/** Modules that do something in the SDK's files alone, and what stands for them in the files of the shop's pages. */
const replaced: Readonly<Record<string, string>> = {
  // Links between the shop's own pages carry no attribution.
  "link-to-shop.ts": "export function linkToShop(href) {\n  return href;\n}\n",
  // The playground's frame runs the SDK.
  "inspector.ts": "export function inspectorOfPage() {}\n",
};

/** Leaves out of the files of the shop's own pages what partners' pages and the playground need. */
export function withoutPartnerCode(): Plugin {
  return {
    name: "gipfel-without-partner-code",
    transform(_code, id) {
      const [, name] = /\/_kit\/([\w-]+\.ts)$/.exec(id) ?? [];
      const code = name && replaced[name];
      return code ? { code, map: null } : undefined;
    },
  };
}
