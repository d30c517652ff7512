/**
 * Writes custom-elements.json (the custom elements manifest, schema 1.0) from the records of the elements, loaded by
 * Vite. With --check it only reports whether the file is fresh.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";
import type { SharedDocs } from "../sdk/elements/_kit/docs.ts";
import type { ElementRecord } from "../sdk/elements/_kit/record.ts";
import { elementFiles } from "./build/elements.ts";
import { sharedConfig } from "./build/shared.ts";
import { describeRecord } from "./manifest/describe-record.ts";

const file = "custom-elements.json";
const vite = await createServer({
  ...sharedConfig(),
  configFile: false,
  logLevel: "warn",
  appType: "custom",
  define: { __BUILD__: '"manifest"', __ORIGIN__: '""' },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
});
const load = <Module>(path: string) => vite.ssrLoadModule(`/${path}`) as Promise<Module>;
const { sharedDocs } = await load<{ sharedDocs: SharedDocs }>("sdk/elements/_kit/docs.ts");
const modules = [];
for (const path of elementFiles().values()) {
  const { record } = await load<{ record: ElementRecord }>(path);
  modules.push(describeRecord(record, path, sharedDocs));
}
await vite.close();
const text = `${JSON.stringify({ schemaVersion: "1.0.0", readme: "README.md", modules }, null, 2)}\n`;

if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error(`${file} is stale: run npm run manifest and commit it.`);
  process.exitCode = 1;
}
