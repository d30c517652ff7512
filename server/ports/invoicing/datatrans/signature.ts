import { createHmac, timingSafeEqual } from "node:crypto";
import { minute } from "../../../clock.ts";

/** How old a signature may be, and how far ahead of our clock (ms). */
const isValidFor = 5 * minute;

/** `t=1559303131511,s0=33819a…`: when it was signed (ms), and the signature in hex digits. */
const format = /^t=(\d{1,15}),s0=([0-9a-f]{64})$/i;

/**
 * Whether Datatrans has signed a webhook's body with our key, of late: `Datatrans-Signature` is the HMAC-SHA256 of the
 * time and the body as it came. `now` in ms.
 */
export function isSigned(body: Buffer, header: string, key: Buffer, now: number): boolean {
  const [, time, signature] = format.exec(header) ?? [];
  if (time === undefined || signature === undefined) return false;
  const expected = createHmac("sha256", key).update(time).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) && Math.abs(now - Number(time)) <= isValidFor;
}
