import type { ErrorCode } from "../../sdk/contracts/errors.ts";
import { notFound } from "../errors.ts";

/** The largest id that both databases' integers hold. */
const largestId = 2_147_483_647;

/** A catalogue id out of a path. What is no id is as unknown as an id that isn't there. */
export function readId(text: string | number, code: Extract<ErrorCode, `${string}not_found`>): number {
  const id = /^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : Number.NaN;
  if (!(id <= largestId)) throw notFound(code);
  return id;
}
