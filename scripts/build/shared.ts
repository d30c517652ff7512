import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwind from "@tailwindcss/vite";
import { Features } from "lightningcss";
import type { UserConfig } from "vite";
import { hostSiteWords } from "./host-site-words.ts";
import { pageCss } from "./page-css.ts";
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

/** The router, whose published form knows Preact alone. */
const reactAliases = [
  {
    find: /^preact-iso$/,
    replacement: fileURLToPath(new URL("../../host-site/hydration/preact-iso.react.tsx", import.meta.url)),
  },
];

/** What `react` is in a build: itself, or Preact. */
const runtimeAliases = runtime === "preact" ? preactAliases : reactAliases;

/** A folder of the build: one built with React is beside the one that is shipped. */
export const builtFolder = (name: string) => (runtime === "preact" ? `dist/${name}` : `dist/${name}-react`);

/**
 * What every build and every test shares: the runtime alias, Lingui's macros and catalogues, Tailwind and what shadow
 * roots need of it.
 */
export function sharedConfig(): UserConfig {
  return {
    resolve: {
      alias: [
        ...runtimeAliases,
        { find: "gipfel/trans", replacement: fileURLToPath(new URL("../../sdk/ui/trans.tsx", import.meta.url)) },
      ],
    },
    plugins: [
      quiet,
      plainImports(),
      workerText(),
      hostSiteWords(),
      lingui(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      tailwind(),
    ],
    // In browsers without `light-dark()` our elements stay light, and carry nothing for it.
    css: { postcss: { plugins: [shadowCss(), pageCss()] }, lightningcss: { exclude: Features.LightDark } },
  };
}
