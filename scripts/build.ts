/**
 * Builds the SDK into dist/sdk: first the kit, the elements and their words as chunks, then the loader in a pass of its
 * own (in one pass it would import the core statically), which carries the manifest of the first; then what renders on
 * the server; then the shop's pages.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build as bundle, type Rolldown } from "vite";
import { byDeclaration } from "./build/by-declaration.ts";
import { buildId } from "./build/build-id.ts";
import { browserCatalogues, catalogueFiles, cataloguesOf } from "./build/catalogues.ts";
import { writeStyles } from "./build/styles.ts";
import { elementFiles } from "./build/elements.ts";
import { previewStyles } from "./build/preview-styles.ts";
import { guardNatives, natives } from "./build/guard-natives.ts";
import { shortErrors } from "./build/short-errors.ts";
import { manifestOf } from "./build/manifest.ts";
import { minifyAgain } from "./build/minify-again.ts";
import { once, Reach } from "./build/reach.ts";
import { prune } from "./build/prune.ts";
import { runtime, sharedConfig } from "./build/shared.ts";
import { buildShop } from "./build/shop.ts";

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
const arrayFrom = resolve("sdk/elements/_kit/array-from.ts");
const kit = resolve("sdk/elements/_kit/define.ts");
const elementsNamed = (names: readonly string[]) =>
  names.flatMap((name) => (files.has(name) ? [resolve(files.get(name)!)] : []));
/** What may be on a partner's page at the preview; the other elements come after a step of the visitor's. */
const firstEntries = [kit, ...elementsNamed(["button", "booking", "probe"])];
const reach = new Reach();
/** Sentences with elements inside are written by a file that Lingui's index reaches and the preview does not use. */
const isUnusedAtFirst = (id: string) => id.includes("@lingui/react/dist/shared");
const ofPreview = once(() => reach.of([kit, ...elementsNamed(["booking"])], isUnusedAtFirst));
const ofOthers = once(() => reach.ofAll(elementsNamed([...files.keys()].filter((name) => name !== "booking"))));
const sharedAttributes = () => [...ofPreview()].filter((id) => id.includes("contracts/elements/attributes"));
const ofKit = once(() => reach.of([kit, arrayFrom, natives, ...sharedAttributes()], isUnusedAtFirst));
const ofEach = once(() => [...files.keys()].map((name) => reach.of(elementsNamed([name]))));
/**
 * What several elements need statically comes with all of them: small things with two, the rest with three. Fewer,
 * larger files, and a short manifest. A booking's conditions are said by pages of activities, by the later steps and by
 * the basket.
 */
const isShared = (id: string) =>
  id.includes("/sdk/elements/conditions/") ||
  ofEach().filter((reached) => reached.has(id)).length >= (/\/sdk\/(ui|contracts)\/|node_modules/.test(id) ? 2 : 3);
/**
 * Of these, what the booking widget's later steps need too: they shall not carry what lists and pages of activities
 * share.
 */
const ofSteps = once(() => reach.ofAll(elementsNamed(["booking"])));
/** What comes with every machine: the loader asks for it beside the kit. */
const withMachines = (id: string) =>
  /node_modules\/xstate\/|(_kit\/(record|cart|discovery)|client\/signer)\.ts/.test(id) ||
  (id.includes("rolldown/runtime") && runtime === "preact");
/**
 * What every element needs, and what the preview shares with others, is one chunk: better compressed, and one request.
 * It may import none of the others: they would run before it.
 */
const isRuntime = (id: string) =>
  ofKit().has(id) || (ofPreview().has(id) && (ofOthers().has(id) || /node_modules\/(?!lucide)/.test(id)));
const target = "es2022";
/** Browsers that have all that our style sheets use: no sheet is written for older ones. */
const cssTarget = ["chrome120", "firefox128", "safari16.4"];

for (const folder of ["chunks", "styles"]) prune(`${outDir}/${folder}`);
const elements = (await bundle({
  ...common,
  define: constants,
  base: "./",
  plugins: [
    browserCatalogues(),
    previewStyles(firstEntries),
    ...(common.plugins ?? []),
    byDeclaration(),
    shortErrors(),
    guardNatives(),
    reach.plugin(),
    minifyAgain(),
  ],
  build: {
    outDir,
    target,
    cssTarget,
    emptyOutDir: false,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { kit, ...Object.fromEntries(files), ...Object.fromEntries(catalogues) },
      transform: { inject: { "Array.from": [arrayFrom, "arrayFrom"] } },
      preserveEntrySignatures: "allow-extension",
      output: {
        format: "es",
        entryFileNames: ({ name }) => (catalogues.has(name) ? `chunks/${name}.js` : "chunks/[name]-[hash].js"),
        chunkFileNames: "chunks/[name]-[hash].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "xstate", test: withMachines },
            { name: "runtime", test: isRuntime },
            { name: "booking-preview", test: (id: string) => ofPreview().has(id) },
            { name: "steps", test: (id: string) => isShared(id) && ofSteps().has(id) },
            { name: "shared", test: isShared },
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
  plugins: [...(common.plugins ?? []), minifyAgain()],
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
if (outDir === "dist/sdk") await buildShop(build, cssTarget);
console.log(`Built ${files.size} elements (${[...files.keys()].join(", ")}) with ${runtime} into ${outDir}`);
