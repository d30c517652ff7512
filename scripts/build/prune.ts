import { existsSync, readdirSync, rmSync, statSync } from "node:fs";

/**
 * Hashed files of earlier builds stay served that long: a page that was opened before a release still finds its chunks
 * (days, design §4).
 */
const keptFor = 30;

/** Takes away what earlier builds left, once it is old enough. */
export function prune(folder: string, now: number = Date.now()): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    if (now - statSync(file).mtimeMs > keptFor * 86_400_000) rmSync(file, { recursive: true });
  }
}
