/**
 * The embedded timetable: imports a generated feed of about as many stop times, then answers queries between random
 * stations, each in a process of its own. `node bench/timetable.ts [stop times … | demo] [--queries 300]`, 1,000,000
 * without, `demo` for the demo's timetable; 20,000,000 take some minutes, 2 GB of memory and 1 GB in the temporary
 * folder.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { feedFiles } from "../server/demo-shop/timetable/feed-files.ts";
import { readDemoFeed } from "../server/demo-shop/timetable/import-timetable.ts";
import { writeZip } from "../server/ports/timetable/embedded/gtfs/write-zip.ts";
import { country } from "./timetable/country.ts";

const { values, positionals } = parseArgs({
  options: { queries: { type: "string", default: "300" } },
  allowPositionals: true,
});
const sizes = positionals.length > 0 ? positionals : ["1000000"];
const megabytes = (path: string) => Math.round(statSync(path).size / 1024 / 1024);

function run(script: string, ...args: readonly string[]): Record<string, unknown> {
  const path = fileURLToPath(new URL(`timetable/${script}`, import.meta.url));
  const printed = execFileSync(process.execPath, [path, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  return JSON.parse(printed.toString()) as Record<string, unknown>;
}

for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-bench-timetable-"));
  try {
    const [feed, file] = [join(folder, "feed.zip"), join(folder, "timetable.bin")];
    const began = performance.now();
    await writeZip(feed, size === "demo" ? feedFiles(readDemoFeed(Date.parse("2026-12-14"))) : country(Number(size)));
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${size} stop times: a feed of ${megabytes(feed)} MB, made in ${seconds} s`);
    console.log("import", run("import.ts", feed, file), `a file of ${megabytes(file)} MB`);
    console.log("queries", run("queries.ts", file, values.queries));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
