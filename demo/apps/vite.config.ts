/**
 * Builds the small applications of a hotel, one environment each, into `dist/apps/<name>`. As an application would,
 * they take the npm package (`dist/package`, which `npm run build` writes) or the script tag.
 *
 *     react, vue, svelte   the npm package, one page with routes of its own
 *     htmx, turbo          the script tag, a file for each page
 */
import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import vue from "@vitejs/plugin-vue";
import { defineConfig, type EnvironmentOptions } from "vite";

const names = ["react", "vue", "svelte", "htmx", "turbo"];
const root = import.meta.dirname;

const app = (name: string): EnvironmentOptions => ({
  consumer: "client",
  build: {
    outDir: resolve("dist/apps"),
    emptyOutDir: false,
    assetsDir: `${name}/assets`,
    // The map's engine alone is larger than Vite's limit; it is loaded where there is a map.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: Object.fromEntries(
        globSync(`${name}/*.html`, { cwd: root }).map((page) => [basename(page, ".html"), resolve(root, page)]),
      ),
    },
  },
});

export default defineConfig({
  root,
  base: "/apps/",
  publicDir: false,
  logLevel: "warn",
  resolve: { alias: { gipfel: resolve("dist/package") } },
  environments: Object.fromEntries(names.map((name) => [name, app(name)])),
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("gipfel-") } } }),
    svelte({ configFile: false }),
  ],
  builder: {
    buildApp: async (builder) => {
      for (const name of names) await builder.build(builder.environments[name]!);
    },
  },
});
