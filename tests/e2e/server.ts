/** Starts the real server for the journeys: its own ports, a fresh database in a temporary folder, gone afterwards. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { partnerPort, shopPort } from "./ports.ts";

const folder = mkdtempSync(join(tmpdir(), "gipfel-journeys-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, { PORT: String(shopPort), DEMO_PORT: String(partnerPort), DATA_DIR: folder });
await import("../../server/main.ts");
