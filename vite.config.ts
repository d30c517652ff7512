/**
 * Every output as an environment of Vite: `vite build` makes them all (scripts/build/build-app.ts has their order).
 *
 *     sdk           dist/sdk          the kit, the elements and their words, as chunks of a partner's page
 *     sdkLoader     dist/sdk          gipfel.js, the script tag's entry; it carries the manifest of the chunks; frame.js, playground.js
 *     sdkReleaseLoader  dist/sdk-release  the loader of a version that partners pin, beside its chunks
 *     sdkPackage    dist/package      the npm package: its entry defines elements by name, without the loader
 *     sdkRender     dist/sdk-render   what renders elements on the server; the npm package takes its part of it
 *     client        dist/shop         the shop's pages and the elements in them, in a browser
 *     clientLoader  dist/shop         the loader of the shop's pages
 *     ssr           dist/shop-render  what renders the shop's pages on the server
 *     ticket…       dist/shop-render  the script that web tickets carry, and their service worker
 *
 * `vite` serves the shop's pages and the demo's partner pages from their sources, with hot reloading, beside a shop
 * that runs (`npm start`); `SHOP=http://…` names it where it is not at localhost:4000.
 *
 * Settings: `RUNTIME=react` (into folders of its own: dist/sdk-react …), `SDK_OUT` (another folder, without the shop),
 * `SDK_EXTRA`, `SDK_ONLY` (which elements), `GIPFEL_ORIGIN` (the shop's origin, where it is not the script's own).
 */
import { resolve } from "node:path";
import { defineConfig, type EnvironmentOptions, type Plugin, type UserConfig } from "vite";
import { absoluteWorkerAddress } from "./scripts/build/absolute-worker-address.ts";
import { buildApp } from "./scripts/build/build-app.ts";
import { buildId } from "./scripts/build/build-id.ts";
import { byDeclaration } from "./scripts/build/by-declaration.ts";
import { carriesManifest } from "./scripts/build/carries-manifest.ts";
import { browserCatalogues, catalogueFiles, cataloguesOf } from "./scripts/build/catalogues.ts";
import { devBase, devServer, shopProxy } from "./scripts/build/dev-server.ts";
import { elementFiles } from "./scripts/build/elements.ts";
import { guardNatives } from "./scripts/build/guard-natives.ts";
import { hostSiteSheets, hostSiteStyles } from "./scripts/build/host-site-styles.ts";
import { inlineNamespaceHelper } from "./scripts/build/inline-namespace-helper.ts";
import { linkedSheets } from "./scripts/build/linked-sheets.ts";
import { compileAhead } from "./scripts/build/compile-ahead.ts";
import { minifyAgain } from "./scripts/build/minify-again.ts";
import { outputs } from "./scripts/build/outputs.ts";
import { previewStyles } from "./scripts/build/preview-styles.ts";
import { Reach } from "./scripts/build/reach.ts";
import { arrayFrom, previewEntries, sdkChunks } from "./scripts/build/sdk-chunks.ts";
import { carriesRelease } from "./scripts/build/release-files.ts";
import { repeatableImports } from "./scripts/build/repeatable-imports.ts";
import { runtime, sharedConfig } from "./scripts/build/shared.ts";
import { shopChunks } from "./scripts/build/shop-chunks.ts";
import { ticketScripts } from "./scripts/build/ticket-scripts.ts";
import { shortErrors } from "./scripts/build/short-errors.ts";
import { unusedParts } from "./scripts/build/unused-parts.ts";
import { withoutPartnerCode } from "./scripts/build/without-partner-code.ts";
import { scriptOrigins } from "./server/ports/open.ts";

const elements = elementFiles();
const build = buildId(runtime);
/** Words, each a file named by the build. */
const catalogues = catalogueFiles(build);
const elementsAndWords = { ...Object.fromEntries(elements), ...Object.fromEntries(catalogues) };
const kit = resolve("sdk/elements/_kit/define.ts");
const embedding = resolve("sdk/elements/_kit/embedding.ts");
/** Browsers that have all that our style sheets use: no sheet is written for older ones. */
const cssTarget = ["chrome120", "firefox128", "safari16.4"];
const hashed = "chunks/[name]-[hash].js";

const constants = (origin: string) => ({
  __BUILD__: JSON.stringify(build),
  __ORIGIN__: JSON.stringify(origin),
  __SCRIPT_ORIGINS__: JSON.stringify(scriptOrigins()),
  "process.env.NODE_ENV": '"production"',
});
const ofPartners = constants(process.env["GIPFEL_ORIGIN"] ?? "");
/** The shop's files are served at /shop/, which is the origin's own. */
const ofShop = constants("");

/** For browsers: into a folder that still has the chunks of former builds. */
const forBrowsers = (outDir: string) =>
  ({ outDir, target: "es2022", cssTarget, emptyOutDir: false, modulePreload: false }) as const;

/** Chunks that are divided by `groups`; words keep the names that loaders make up for them. */
const inChunks = (groups: { name: string; test: (id: string) => boolean }[]) =>
  ({
    format: "es",
    entryFileNames: ({ name }: { name: string }) => (catalogues.has(name) ? `chunks/${name}.js` : hashed),
    chunkFileNames: hashed,
    codeSplitting: { includeDependenciesRecursively: false, groups },
  }) as const;

const loader = (
  outDir: string,
  fileName: string,
  define: EnvironmentOptions["define"],
  more: Readonly<Record<string, string>> = {},
): EnvironmentOptions => ({
  consumer: "client",
  define,
  build: {
    ...forBrowsers(outDir),
    rolldownOptions: {
      input: { gipfel: "sdk/loader.ts", ...more },
      output: { format: "es", entryFileNames: fileName },
    },
  },
});

const rendering = (
  outDir: string,
  define: EnvironmentOptions["define"],
  rolldownOptions: NonNullable<EnvironmentOptions["build"]>["rolldownOptions"],
): EnvironmentOptions => ({
  consumer: "server",
  define,
  resolve: { noExternal: true },
  build: { outDir, target: "node24", cssTarget, ssr: true, emptyOutDir: true, rolldownOptions },
});

/** A plugin for some environments only. */
const only = (names: readonly string[], plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => names.includes(name),
});

/** From sources, in a browser that keeps what components hold when one of them changes. */
async function development(): Promise<UserConfig> {
  const shared = sharedConfig();
  const { default: prefresh } = await import("@prefresh/vite");
  return {
    ...shared,
    base: devBase,
    appType: "custom",
    publicDir: false,
    server: { proxy: shopProxy },
    oxc: { jsx: { runtime: "automatic", importSource: "react" } },
    define: {
      __BUILD__: '"development"',
      __ORIGIN__: '""',
      __RELEASE__: "null",
      __SCRIPT_ORIGINS__: JSON.stringify(scriptOrigins()),
    },
    optimizeDeps: { entries: ["host-site/client.tsx", "sdk/loader.ts", "sdk/elements/*/*.element.ts"] },
    plugins: [
      browserCatalogues(),
      previewStyles(previewEntries(elements)),
      hostSiteStyles(),
      devServer({ elements, catalogues: catalogueFiles("development") }),
      ...(shared.plugins ?? []),
      runtime === "preact" ? (prefresh() as Promise<Plugin>) : null,
    ],
  };
}

function production(): UserConfig {
  const shared = sharedConfig();
  const ofSdk = new Reach();
  const ofClient = new Reach();
  const environments: Record<string, EnvironmentOptions> = {
    sdk: {
      consumer: "client",
      define: ofPartners,
      build: {
        ...forBrowsers(outputs.sdk.files),
        cssCodeSplit: false,
        rolldownOptions: {
          input: { kit, embedding, ...elementsAndWords },
          transform: { inject: { "Array.from": [arrayFrom, "arrayFrom"] } },
          preserveEntrySignatures: "allow-extension",
          output: inChunks(sdkChunks(ofSdk, elements)),
        },
      },
    },
    sdkLoader: loader(outputs.sdk.files, "[name].js", ofPartners, {
      frame: "sdk/frame.ts",
      playground: "sdk/playground.ts",
    }),
    sdkReleaseLoader: loader(outputs.release, "[name].js", ofPartners),
    sdkRender: rendering(outputs.sdk.render, ofPartners, {
      input: { render: "sdk/render.ts", "render-package": "sdk/render-package.ts", ...Object.fromEntries(elements) },
      preserveEntrySignatures: "strict",
      output: { format: "es", entryFileNames: "[name].js", chunkFileNames: hashed },
    }),
  };
  if (outputs.shop) {
    environments["sdkPackage"] = {
      consumer: "client",
      define: ofPartners,
      build: {
        ...forBrowsers(outputs.package),
        cssCodeSplit: false,
        emptyOutDir: true,
        rolldownOptions: {
          input: { index: "sdk/index.ts" },
          transform: { inject: { "Array.from": [arrayFrom, "arrayFrom"] } },
          preserveEntrySignatures: "strict",
          output: { format: "es", entryFileNames: "[name].js", chunkFileNames: hashed },
        },
      },
    };
    environments["client"] = {
      define: ofShop,
      build: {
        ...forBrowsers(outputs.shop.files),
        assetsDir: "",
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { ...hostSiteSheets, client: resolve("host-site/client.tsx"), kit, embedding, ...elementsAndWords },
          preserveEntrySignatures: "allow-extension",
          output: { ...inChunks(shopChunks(ofClient, elements)), assetFileNames: "[name]-[hash][extname]" },
        },
      },
    };
    environments["clientLoader"] = loader(outputs.shop.files, "gipfel-[hash].js", ofShop);
    environments["ssr"] = rendering(outputs.shop.render, ofShop, {
      input: { server: resolve("host-site/server.tsx") },
      output: { format: "es", entryFileNames: "[name].js" },
    });
    // One after the other, so that each is one file.
    for (const [environment, name] of ticketScripts)
      environments[environment] = {
        consumer: "client",
        build: {
          ...forBrowsers(outputs.shop.render),
          rolldownOptions: {
            input: { [name]: `host-site/ticket/${name}.ts` },
            output: { format: "iife", entryFileNames: "ticket/[name].js" },
          },
        },
      };
  }
  return {
    ...shared,
    base: "./",
    logLevel: "warn",
    publicDir: false,
    environments,
    plugins: [
      only(["sdk", "client"], browserCatalogues()),
      absoluteWorkerAddress(),
      only(["sdk", "sdkPackage"], previewStyles(previewEntries(elements))),
      only(["client"], linkedSheets()),
      only(["client"], withoutPartnerCode()),
      only(["client"], hostSiteStyles()),
      only(["sdkLoader", "sdkReleaseLoader"], carriesManifest(outputs.sdk.manifest)),
      ...(outputs.shop ? [only(["clientLoader"], carriesManifest(outputs.shop.manifest))] : []),
      only(["sdkLoader", "clientLoader"], carriesRelease(null)),
      only(["sdkReleaseLoader"], carriesRelease(outputs.release)),
      ...(shared.plugins ?? []),
      only(["sdk", "sdkPackage", "client"], byDeclaration()),
      only(["sdk", "sdkPackage"], shortErrors()),
      only(["sdk", "sdkPackage", "client"], unusedParts()),
      only(["sdk", "sdkPackage"], guardNatives()),
      only(["sdk", "client"], repeatableImports()),
      only(["client"], inlineNamespaceHelper()),
      only(["sdk"], ofSdk.plugin()),
      only(["client"], ofClient.plugin()),
      only(["sdk", "sdkLoader", "sdkReleaseLoader", "sdkPackage", "client", "clientLoader"], minifyAgain()),
      // What hydrates a list.
      only(["client"], compileAhead(new Set(["kit", "listing", "shared-with-lists"]))),
    ],
    builder: {
      buildApp: (builder) =>
        buildApp(builder, new Map([...elements].map(([name, file]) => [name, cataloguesOf(file)]))),
    },
  };
}

export default defineConfig(({ command }) => (command === "serve" ? development() : production()));
