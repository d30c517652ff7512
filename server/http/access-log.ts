import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * One line a request at the level `info`: method, path, status, milliseconds, bytes on the line, and a network in place
 * of an address. The request's id is in the line, in the answer's `x-request-id`, and in every other line that the
 * request brings about.
 */
export function logAccess(app: FastifyInstance): void {
  const sentBefore = new WeakMap<object, number>();
  app.addHook("onRequest", async (request, reply) => {
    sentBefore.set(request, request.raw.socket.bytesWritten ?? 0);
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: withoutIds(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        bytes: Math.max(0, (request.raw.socket.bytesWritten ?? 0) - (sentBefore.get(request) ?? 0)),
        network: networkOf(request.ip),
      },
      "answered",
    );
  });
}

/** The id of a request: a new one, or where a proxy is trusted the one that it gave. */
export function requestIds(trustsProxy: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers["x-request-id"];
    return trustsProxy && typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  };
}

/**
 * A path for the log: without the query, and without capabilities. Ids of carts and bookings grant access, and so do
 * the signed tokens of links in mails, so segments that look random are left out.
 */
export function withoutIds(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.replace(/[^/]+/g, (segment) => (isCapability(segment) ? "…" : segment));
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;
/** Built files have a hash in their name; everybody may know it. */
const file = /\.(?:js|css|woff2|webp|avif|svg|png|json|xml|txt)$/;
/**
 * A slug is of words and numbers (`167-tandem-flight-in-interlaken`); what is signed or drawn by lot mixes letters and
 * digits.
 */
const mixed = /^(?=.*\d)(?=.*[a-z])[^-.]{10,}$/i;
const shortestToken = 16;
const cases = /(?=.*\d)(?=.*[a-z])(?=.*[A-Z])/;

function isCapability(segment: string): boolean {
  if (uuid.test(segment)) return true;
  if (file.test(segment)) return false;
  return (
    (segment.length >= shortestToken && cases.test(segment)) || segment.split(/[-.]/).some((part) => mixed.test(part))
  );
}

/**
 * The network of an address: three of four parts of an IPv4 address, the first 48 bits of an IPv6 one; "" if the client
 * has disconnected.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return "";
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (mapped) return `${mapped}.0`;
  if (!isIPv6(address)) return address.replace(/\.\d+$/, ".0");
  const [front = ""] = address.split("::");
  return `${front.split(":").filter(Boolean).slice(0, 3).join(":")}::`;
}
