import { isIPv6 } from "node:net";
import { hour } from "../clock.ts";
import { AppError } from "../errors.ts";
import { networkOf } from "../http/access-log.ts";
import { consumeAttempt, type AttemptLimit } from "../security/attempt-limit.ts";
import type { Services } from "../services.ts";

/** More than a person sends in an hour; a company's people may share an address. */
const most = 10;

/**
 * A limit beside the general one, for forms that write mails: so many from one address, or from one network of IPv6,
 * where everybody has as many addresses as they like; an hour after the last one they may send again. For all
 * processes. Throws 429 `too_many_requests`.
 */
export async function limitForms(
  services: Pick<Services, "db" | "clock">,
  action: Extract<AttemptLimit["action"], `${string} form`>,
  address: string,
): Promise<void> {
  if (!(await consumeAttempt(services, { action, most, within: hour }, senderOf(address))))
    throw new AppError("too_many_requests", "This form was sent very often: try again in an hour.");
}

/** What a limit counts by: an address, or its network of IPv6, where everybody has as many addresses as they like. */
export function senderOf(address: string): string {
  return isIPv6(address) && !address.includes(".") ? networkOf(address) : address;
}
