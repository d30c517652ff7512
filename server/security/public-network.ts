import { lookup as resolveName, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not public: this machine, the local network, the cloud's own services. */
const closed = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(net, bits, "ipv4");
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
/** Inside 2000::/3, yet tunnels to IPv4 or documentation. */
const closed6 = new BlockList();
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  closed6.addSubnet(net, bits, "ipv6");

/** True for an address that anybody on the internet could have. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, "ipv4");
  return family === 6 && open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}

/** A private address behind a public name. */
export class PrivateAddress extends Error {}

/** Resolves a name to all of its addresses. */
export type ResolveName = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

const systemNames: ResolveName = (name, done) => resolveName(name, { all: true }, done);

/**
 * What a connection resolves its host's name with: only public addresses, so that what was checked is what is connected
 * to, whatever the name says a moment later.
 */
export function publicLookup(resolve: ResolveName = systemNames): LookupFunction {
  return (host, options, done) => {
    resolve(host, (error, addresses) => {
      if (error) return done(error, "", 0);
      if (addresses.length === 0 || addresses.some(({ address }) => !isPublic(address)))
        return done(new PrivateAddress(`${host} leads to a private address`), "", 0);
      if (options.all) return done(null, [...addresses]);
      return done(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

/** Throws `PrivateAddress` for a host that is an address of its own, which no lookup sees. */
export function refusePrivateHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublic(host)) throw new PrivateAddress(`${host} is a private address`);
}
