/** Starts the real server for the journeys: its own ports, a fresh database in a temporary folder, gone afterwards. */
import { mkdirSync, rmSync } from "node:fs";
import { storeRelease } from "../../server/releases/store.ts";
import { dataDir, linkSecret, partnerPort, releasesDir, shopPort } from "./ports.ts";

rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir);
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, {
  PORT: String(shopPort),
  DEMO_PORT: String(partnerPort),
  DATA_DIR: dataDir,
  CSRF_SECRET: linkSecret,
  // All of them come from one address.
  SIGN_IN_LIMIT: "1000",
});
await storeRelease("dist/sdk-release", releasesDir, "2026-11-24");
await import("../../server/main.ts");
