import { relative } from "node:path";

/**
 * A text under `content/` or a catalogue under `locales/` that can't be read; the message names file and line for its
 * author.
 */
export class ContentError extends Error {
  constructor(file: string, line: number, cause: string) {
    super(`[gipfel] ${relative(process.cwd(), file)}:${line}: ${cause}`);
  }
}
