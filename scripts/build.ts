/**
 * Builds the SDK into dist/sdk: first the kit, the elements and their words as chunks, then the loader in a pass of its own (in
 * one pass it would import the core statically), which carries the manifest of the first; then what renders on the server.
 */
import { writeFileSync } from "node:fs";
import { build, type Rolldown } from "vite";
import { buildId } from "./build/build-id.ts";
import { cataloguesOf } from "./build/catalogues.ts";
import { writeStyles } from "./build/styles.ts";
import { elementFiles } from "./build/elements.ts";
import { manifestOf } from "./build/manifest.ts";
import { runtime, sharedConfig } from "./build/shared.ts";

const outDir = process.env["SDK_OUT"] ?? "dist/sdk";
const files = elementFiles();
const constants = {
  __BUILD__: JSON.stringify(buildId(runtime)),
  __ORIGIN__: JSON.stringify(process.env["GIPFEL_ORIGIN"] ?? ""),
  "process.env.NODE_ENV": '"production"',
};
const common = { ...sharedConfig(), configFile: false, logLevel: "warn", publicDir: false } as const;
const arrayFrom = new URL("../sdk/elements/_kit/array-from.ts", import.meta.url).pathname;
const target = "es2022";

const elements = (await build({
  ...common,
  define: constants,
  base: "./",
  build: {
    outDir,
    target,
    emptyOutDir: true,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { kit: "sdk/elements/_kit/define.ts", ...Object.fromEntries(files) },
      transform: { inject: { "Array.from": [arrayFrom, "arrayFrom"] } },
      preserveEntrySignatures: "strict",
      output: {
        format: "es",
        entryFileNames: "chunks/[name]-[hash].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        codeSplitting: {
          groups: [{ name: "runtime", test: /node_modules\/(preact|react|react-dom|scheduler|xstate|@xstate|@lingui|use-sync-external-store|@r2wc)\// }],
        },
      },
    },
  },
})) as Rolldown.RolldownOutput;

const manifest = manifestOf(elements.output, new Map([...files].map(([name, file]) => [name, cataloguesOf(file)])));
writeFileSync(`${outDir}/manifest.json`, JSON.stringify(manifest));

await build({
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
await build({
  ...common,
  define: constants,
  ssr: { noExternal: true, target: "node" },
  build: {
    outDir: renderDir,
    target: "node24",
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
