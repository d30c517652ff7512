import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WrongSetting } from "../settings/wrong-setting.ts";

/** A secret that is shorter is none: what wrote it ended on the way. */
const shortestSecret = 16;

/**
 * The secret in the data folder, made when it isn't there yet. It takes its place as a whole: two processes that start
 * at once end up with the same one, and a full disk leaves none. Throws `WrongSetting` for one that is not whole, which
 * everybody could guess, and for a folder that can't be written.
 */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, "csrf-secret");
  const secret = readOrMake(dataDir, file);
  if (secret.length >= shortestSecret) return secret;
  throw new WrongSetting(
    `[gipfel] ${file} is not whole: put the one of a backup there, or delete it (who is signed in then signs in again).`,
  );
}

function readOrMake(dataDir: string, file: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) make(file);
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new WrongSetting(`[gipfel] DATA_DIR=${JSON.stringify(dataDir)} can't be used: ${(cause as Error).message}.`, {
      cause,
    });
  }
}

function make(file: string): void {
  const part = `${file}.${process.pid}`;
  try {
    writeFileSync(part, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
    linkSync(part, file);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    // A file system without links: the last of two that start at once wins there.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw cause;
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
