import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwind from "@tailwindcss/vite";
import { Features } from "lightningcss";
import type { UserConfig } from "vite";
import { plainImports } from "./plain-imports.ts";
import { quiet } from "./quiet.ts";
import { shadowCss } from "./shadow-css.ts";
import { workerText } from "./worker-text.ts";

/** `RUNTIME=react` builds with React itself: the same element tests must pass, React stays the contract (design §8). */
export const runtime = process.env["RUNTIME"] === "react" ? "react" : "preact";

/** Preact in React's place. The two shims go straight to compat's own hook, so that it tree-shakes. */
const preactAliases = [
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/server$/, replacement: "preact/compat/server" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^(react|react-dom)$/, replacement: "preact/compat" },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "preact/compat" },
];

/**
 * What every build and every test shares: the runtime alias, Lingui's macros and catalogues, Tailwind and what shadow
 * roots need of it.
 */
export function sharedConfig(): UserConfig {
  return {
    resolve: {
      alias: [
        ...(runtime === "preact" ? preactAliases : []),
        { find: "gipfel/trans", replacement: fileURLToPath(new URL("../../sdk/ui/trans.tsx", import.meta.url)) },
      ],
    },
    plugins: [
      quiet,
      plainImports(),
      workerText(),
      lingui(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      tailwind(),
    ],
    // In browsers without `light-dark()` our elements stay light, and carry nothing for it.
    css: { postcss: { plugins: [shadowCss()] }, lightningcss: { exclude: Features.LightDark } },
  };
}
