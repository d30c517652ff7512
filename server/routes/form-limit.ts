import { isIPv6 } from "node:net";
import { hour, type Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { networkOf } from "../http/access-log.ts";

/** More than a person sends in an hour; a company's people may share an address. */
const most = 10;

/**
 * A limit beside the general one, for forms that write mails: so many an hour from one address, or from one network of
 * IPv6, where everybody has as many addresses as they like. The check throws 429 `too_many_requests`.
 */
export function limitForms(clock: Clock): (address: string) => void {
  let counts = new Map<string, number>();
  let until = 0;
  return (address) => {
    if (clock.now() >= until) [counts, until] = [new Map(), clock.now() + hour];
    const sender = isIPv6(address) && !address.includes(".") ? networkOf(address) : address;
    const count = (counts.get(sender) ?? 0) + 1;
    counts.set(sender, count);
    if (count > most) throw new AppError("too_many_requests", "This form was sent very often: try again in an hour.");
  };
}
