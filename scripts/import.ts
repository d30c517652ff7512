/**
 * Takes a team's catalogue over into DATA_DIR or DATABASE_URL, all or nothing; docs/catalogue.md says what it holds.
 * `npm run import -- PATH` (a file, or a folder of files with parts of it), and with `--dry-run` it is only checked.
 */
import { parseArgs } from "node:util";
import { importFile } from "../server/catalogue/import-file.ts";
import { FileRefused } from "../server/catalogue/read-file.ts";
import { systemClock } from "../server/clock.ts";
import { migrate } from "../server/db/migrate.ts";
import { progressBar } from "./seed/progress.ts";
import { database, settings } from "./command/settings.ts";
import { stop } from "./command/stop-command.ts";

const { file, dry } = readArguments();
const env = settings();
const db = await database(env);
try {
  if (!dry) await migrate(db);
  const bars = new Map<string, ReturnType<typeof progressBar>>();
  const show = (what: string, done: number, all: number, slots?: number) => {
    let bar = bars.get(what);
    if (!bar) bars.set(what, (bar = progressBar(all, { what })));
    bar(done, slots);
  };
  const imported = await importFile(db, {
    file,
    dry,
    dataDir: env.DATA_DIR,
    hosts: env.IMAGE_HOSTS,
    now: systemClock.now(),
    onPicture: (done, all) => show("pictures", done, all),
    onActivity: (done, all, slots) => show("activities", done, all, slots),
  });
  if (!imported) console.log(`  ${file} can be imported; nothing has changed.`);
  else if (!imported.changed) console.log(`  ${file} is what the shop has; nothing has changed.`);
  else
    console.log(
      `  Done: ${imported.activities} activities, ${imported.offers} offers. A shop that runs shows them within seconds; npm start opens one.`,
    );
} catch (cause) {
  if (!(cause instanceof FileRefused)) throw cause;
  for (const line of cause.lines) console.error(line);
  const rest = cause.count - cause.lines.length;
  console.error(
    `\n[gipfel] ${cause.count} ${cause.count === 1 ? "problem" : "problems"}${rest > 0 ? `, the first ${cause.lines.length} shown` : ""}; nothing has changed.`,
  );
  process.exitCode = 1;
} finally {
  await db.destroy();
}

function readArguments(): { readonly file: string; readonly dry: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { "dry-run": { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new Error("one file or folder is wanted");
    return { file: name, dry: values["dry-run"] };
  } catch (cause) {
    return stop(`[gipfel] ${(cause as Error).message}: npm run import -- PATH [--dry-run]`);
  }
}
