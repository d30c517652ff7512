import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build as bundle, type InlineConfig, type Rolldown } from "vite";
import { byDeclaration } from "./by-declaration.ts";
import { minifyAgain } from "./minify-again.ts";
import { plainImports } from "./plain-imports.ts";
import { prune } from "./prune.ts";
import { quiet } from "./quiet.ts";

/** The pages' TSX is Preact's own: the shell is no element, and needs none of React's manners. */
const common: InlineConfig = {
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
};
const hashed = "[name]-[hash].js";

/** Names of the shell's own files, for the pages that link them. */
export interface ShopFiles {
  readonly client: string;
  readonly style: string;
  /** The letters that nearly every page has. */
  readonly font: string;
}

/**
 * Builds the shop's pages: what a browser goes on with (dist/shop, hashed files), and what the server renders them with
 * (dist/shop-render).
 */
export async function buildShop(build: string, cssTarget: string[]): Promise<void> {
  const define = { __BUILD__: JSON.stringify(build), "process.env.NODE_ENV": '"production"' };
  prune("dist/shop");
  const { output } = (await bundle({
    ...common,
    define,
    base: "/shop/",
    plugins: [quiet, plainImports(), byDeclaration(), minifyAgain()],
    build: {
      outDir: "dist/shop",
      target: "es2022",
      cssTarget,
      assetsDir: "",
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { client: resolve("host-site/client.tsx") },
        output: {
          format: "es",
          entryFileNames: hashed,
          chunkFileNames: hashed,
          assetFileNames: "[name]-[hash][extname]",
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  await bundle({
    ...common,
    define,
    plugins: [quiet],
    ssr: { noExternal: true, target: "node" },
    build: {
      outDir: "dist/shop-render",
      target: "node24",
      ssr: true,
      emptyOutDir: true,
      rolldownOptions: {
        input: { server: resolve("host-site/server.tsx") },
        output: { format: "es", entryFileNames: "[name].js" },
      },
    },
  });
  const files: ShopFiles = {
    client: output.find((file) => file.type === "chunk" && file.isEntry)!.fileName,
    style: output.find(({ fileName }) => fileName.endsWith(".css"))!.fileName,
    font: output.find(({ fileName }) => fileName.startsWith("inter-latin-opsz"))!.fileName,
  };
  writeFileSync("dist/shop-render/files.json", JSON.stringify(files));
}
