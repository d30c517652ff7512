import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Rolldown, ViteBuilder } from "vite";
import type { BuiltFiles } from "../../host-site/rendering.ts";
import { ContentError } from "../../server/content/content-error.ts";
import { readContent } from "../../server/content/content.ts";
import { checkPoFiles } from "../../server/words/check-po-files.ts";
import type { hostSiteSheets } from "./host-site-styles.ts";
import { refuseCycles } from "./chunk-cycles.ts";
import { manifestOf } from "./manifest.ts";
import { outputs, type Outputs } from "./outputs.ts";
import { writePackageRender } from "./package-render.ts";
import { writePackage } from "./package.ts";
import { prune } from "./prune.ts";
import { writeIntegrity, writeReleaseChunks } from "./release-files.ts";
import { ticketScripts } from "./ticket-scripts.ts";
import { writeStyles } from "./styles.ts";

/** Builds every output, one after the other: a loader carries what the build before it has named. */
export async function buildApp(builder: ViteBuilder, elements: ReadonlyMap<string, readonly string[]>): Promise<void> {
  checkContent();
  const build = async (name: string) => (await builder.build(builder.environments[name]!)) as Rolldown.RolldownOutput;
  const manifest = (output: Outputs, built: Rolldown.RolldownOutput) => {
    refuseCycles(built.output);
    writeJson(output.manifest, manifestOf(built.output, elements));
  };

  for (const folder of ["chunks", "styles"]) prune(`${outputs.sdk.files}/${folder}`);
  const sdk = await build("sdk");
  manifest(outputs.sdk, sdk);
  await build("sdkLoader");
  const sdkRender = await build("sdkRender");
  await writeStyles(outputs.sdk.files, outputs.sdk.render, [...elements.keys()]);
  writeReleaseChunks(sdk.output, outputs.release);
  await build("sdkReleaseLoader");
  writeIntegrity(outputs.sdk.files, outputs.release);
  if (!outputs.shop) return;

  await build("sdkPackage");
  writePackage(outputs.package);
  writePackageRender(sdkRender.output, outputs.package);
  await writeStyles(outputs.package, outputs.sdk.render, [...elements.keys()], false);
  for (const folder of ["", "/chunks"]) prune(outputs.shop.files + folder);
  const client = await build("client");
  await build("ssr");
  for (const name of ticketScripts.keys()) await build(name);
  manifest(outputs.shop, client);
  const loader = await build("clientLoader");
  const named = (test: (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => boolean) =>
    client.output.find(test)!.fileName;
  const sheet = (name: keyof typeof hostSiteSheets) =>
    named(({ fileName }) => fileName.startsWith(`${name}-`) && fileName.endsWith(".css"));
  const files: BuiltFiles = {
    client: named((file) => file.type === "chunk" && file.isEntry && file.name === "client"),
    loader: loader.output[0].fileName,
    style: sheet("shop"),
    accountStyle: sheet("account"),
    ticketStyle: sheet("ticket"),
    font: named(({ fileName }) => fileName.startsWith("inter-latin-opsz")),
  };
  writeJson(`${outputs.shop.render}/files.json`, files);
}

/** A text or a catalogue that can't be read stops the build: its message names file and line. */
function checkContent(): void {
  try {
    readContent("content");
    checkPoFiles("locales");
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    console.error(cause.message);
    process.exit(1);
  }
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
