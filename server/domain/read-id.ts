import type { ErrorCode } from "../../sdk/contracts/errors.ts";
import { notFound } from "../errors.ts";

/** The largest id that both databases' integers hold. */
const largestId = 2_147_483_647;

/** Reads a catalogue id from a path. Throws 404 with `code` for a text that is no id. */
export function readId(text: string | number, code: Extract<ErrorCode, `${string}not_found`>): number {
  const id = /^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : Number.NaN;
  if (!(id <= largestId)) throw notFound(code);
  return id;
}
