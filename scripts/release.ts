/**
 * Takes a finished build into the store of released versions, where partners' pages pin it: `npm run release --
 * [VERSION]`, also while the shop runs. docs/operations.md says where the store is and how it outlives a deployment.
 */
import { parseArgs } from "node:util";
import { ReleaseRefused, storeRelease } from "../server/releases/store.ts";
import { builtFolder } from "../server/built.ts";
import { settings } from "./command/settings.ts";
import { stop } from "./command/stop-command.ts";

function wantedVersion(): string | undefined {
  try {
    const [version, ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (more.length > 0) throw new Error("one version is wanted");
    return version;
  } catch (cause) {
    return stop(`[gipfel] ${(cause as Error).message}: npm run release -- [VERSION]`);
  }
}

const store = settings().RELEASES_DIR;
try {
  const today = new Date().toISOString().slice(0, 10);
  const { version, files, isNew } = await storeRelease(builtFolder("sdk-release"), store, today, wantedVersion());
  console.log(
    isNew ? `  ${version}: ${files} files, in ${store}.` : `  ${version} is in ${store} already, with the same bytes.`,
  );
} catch (cause) {
  if (!(cause instanceof ReleaseRefused)) throw cause;
  stop(cause.message);
}
