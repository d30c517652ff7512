import { parseArgs } from "node:util";
import { stop } from "./stop-command.ts";

/** The one file argument of a command; otherwise ends the process with a usage line. */
export function oneFile(usage: string): string {
  try {
    const [file, ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (file === undefined || more.length > 0) throw new Error("one file is wanted");
    return file;
  } catch (cause) {
    return stop(`[gipfel] ${(cause as Error).message}: ${usage}`);
  }
}

/**
 * The data folder of the settings; where PostgreSQL has the data the process ends with a line that names its own tool.
 */
export function embeddedDataDir(tool: string): string {
  if (process.env["DATABASE_URL"])
    return stop(
      `[gipfel] DATABASE_URL is set: the data is in PostgreSQL, and ${tool} is for that. docs/operations.md has the lines.`,
    );
  return process.env["DATA_DIR"] || ".data";
}
