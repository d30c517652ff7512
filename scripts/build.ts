/**
 * Builds the SDK into dist/sdk: first the kit, the elements and their words as chunks, then the loader in a pass of its own (in
 * one pass it would import the core statically), which carries the manifest of the first; then what renders on the server.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build as bundle, type Rolldown } from "vite";
import { browserContracts } from "./build/browser-contracts.ts";
import { buildId } from "./build/build-id.ts";
import { browserCatalogues, catalogueFiles, cataloguesOf } from "./build/catalogues.ts";
import { writeStyles } from "./build/styles.ts";
import { elementFiles } from "./build/elements.ts";
import { firstLook, iconsOf, staticImports } from "./build/first-look.ts";
import { manifestOf } from "./build/manifest.ts";
import { prune } from "./build/prune.ts";
import { runtime, sharedConfig } from "./build/shared.ts";

const outDir = process.env["SDK_OUT"] ?? "dist/sdk";
const files = elementFiles();
const build = buildId(runtime);
const constants = {
  __BUILD__: JSON.stringify(build),
  __ORIGIN__: JSON.stringify(process.env["GIPFEL_ORIGIN"] ?? ""),
  "process.env.NODE_ENV": '"production"',
};
/** Words, each a file named by the build. */
const catalogues = catalogueFiles(build);
const common = { ...sharedConfig(), configFile: false, logLevel: "warn", publicDir: false } as const;
/** The packages that every element needs. */
const runtimePackages =
  /node_modules\/(preact|react|react-dom|scheduler|@lingui\/core|use-sync-external-store|@r2wc|valibot)\/|@lingui\/react\/dist\/index|preload-helper|styles\/(first|dark)/;
const arrayFrom = resolve("sdk/elements/_kit/array-from.ts");
/** The kit, and what all records share. */
const kit = "sdk/elements/_kit/define.ts";
const kitFiles = staticImports([kit, "sdk/elements/_kit/catalogue.browser.ts", "sdk/contracts/elements/attributes.ts", arrayFrom].map((file) => resolve(file)));
/** What every element needs is one chunk: better compressed, and one request. Parts that load later stay out. It may import none of them: they would run before it. */
const everyElement = (id: string) => runtimePackages.test(id) || kitFiles.has(id);
/** What may be on a partner's page at the first look; the other elements come after a step of the visitor's. */
const firstEntries = [kit, ...["button", "booking", "probe"].flatMap((name) => files.get(name) ?? [])];
const firstFiles = [...staticImports(firstEntries.map((file) => resolve(file)))];
/** View pieces, contracts and icons of the first look that several elements share: one chunk in place of a dozen tiny ones. */
const pieces = new Set([...firstFiles.filter((file) => /\/sdk\/(ui|contracts)\//.test(file) && !/contracts\/elements\//.test(file)), ...iconsOf(firstFiles)]);
/** The booking's first look, parts of which its later steps share. */
const bookingLook = new Set(firstFiles.filter((file) => /\/sdk\/((elements|machines)\/booking\/|contracts\/elements\/booking)/.test(file)));
/** Schemas (`v.…`) and calls that nobody uses leave without a trace. */
const pureFunctions = ["v", "call"];
const target = "es2022";
/** Browsers that have all that our style sheets use: no sheet is written for older ones. */
const cssTarget = ["chrome120", "firefox128", "safari16.4"];

for (const folder of ["chunks", "styles"]) prune(`${outDir}/${folder}`);
const elements = (await bundle({
  ...common,
  define: constants,
  base: "./",
  plugins: [browserCatalogues(), firstLook(firstEntries), browserContracts(), ...(common.plugins ?? [])],
  build: {
    outDir,
    target,
    cssTarget,
    emptyOutDir: false,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { kit, ...Object.fromEntries(files), ...Object.fromEntries(catalogues) },
      treeshake: { manualPureFunctions: pureFunctions },
      transform: { inject: { "Array.from": [arrayFrom, "arrayFrom"] } },
      preserveEntrySignatures: "allow-extension",
      output: {
        format: "es",
        entryFileNames: ({ name }) => (catalogues.has(name) ? `chunks/${name}` : "chunks/[name]-[hash].js"),
        chunkFileNames: "chunks/[name]-[hash].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "runtime", test: everyElement },
            { name: "xstate", test: /node_modules\/xstate\/|_kit\/record\.ts/ },
            { name: "pieces", test: (id: string) => pieces.has(id) },
            { name: "booking-look", test: (id: string) => bookingLook.has(id) },
          ],
        },
      },
    },
  },
})) as Rolldown.RolldownOutput;

const manifest = manifestOf(elements.output, new Map([...files].map(([name, file]) => [name, cataloguesOf(file)])));
writeFileSync(`${outDir}/manifest.json`, JSON.stringify(manifest));

await bundle({
  ...common,
  define: { ...constants, __MANIFEST__: JSON.stringify(manifest) },
  build: {
    outDir,
    target,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { input: { gipfel: "sdk/loader.ts" }, output: { format: "es", entryFileNames: "[name].js" } },
  },
});
const renderDir = `${outDir}-render`;
await bundle({
  ...common,
  define: constants,
  ssr: { noExternal: true, target: "node" },
  build: {
    outDir: renderDir,
    target: "node24",
    cssTarget,
    ssr: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: { render: "sdk/render.ts", ...Object.fromEntries(files) },
      preserveEntrySignatures: "strict",
      output: { format: "es", entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
await writeStyles(outDir, renderDir, [...files.keys()]);
console.log(`Built ${files.size} elements (${[...files.keys()].join(", ")}) with ${runtime} into ${outDir}`);
