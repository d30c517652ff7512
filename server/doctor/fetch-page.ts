import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";
import { AppError } from "../errors.ts";
import { PrivateAddress, publicLookup, refusePrivateHost, type ResolveName } from "../security/public-network.ts";

/** The largest page that is read (bytes, unpacked). */
const largest = 1024 * 1024;
/** Time for all of it, redirects included (ms). */
const deadlineMs = 8000;
const mostRedirects = 3;

/** A page as its address answers. */
export interface FetchedPage {
  /** After redirects. */
  readonly address: string;
  readonly html: string;
  /** By lower-case name; several of a name joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
}

interface FetchOptions {
  /** Origins on this machine that may be fetched all the same: a development's own pages. */
  readonly ownOrigins: readonly string[];
  /** Says who asks. */
  readonly userAgent: string;
  readonly resolve?: ResolveName;
  readonly deadline?: number;
}

/**
 * Fetches a stranger's page: http and https on their own ports, public addresses alone, each redirect anew, without
 * credentials. An address without its scheme is tried on https, then on http. Throws 422 `address_refused`,
 * `address_unreachable`, `address_not_html`, `page_too_large`.
 */
export async function fetchPage(given: string, options: FetchOptions): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(options.deadline ?? deadlineMs);
  const [address, other] = addressesOf(given, options);
  try {
    try {
      return await follow(address, options, signal);
    } catch (cause) {
      const hasAnswer = cause instanceof AppError || cause instanceof PrivateAddress;
      if (other === undefined || hasAnswer || signal.aborted) throw cause;
      return await follow(other, options, signal);
    }
  } catch (cause) {
    throw refusalOf(cause, signal);
  }
}

/** An address as it may be meant: people type `www.hotel.example`. A development's own pages are on http. */
function addressesOf(given: string, { ownOrigins }: FetchOptions): [first: string, other?: string] {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(given)) return [given];
  const plain = `http://${given}`;
  return ownOrigins.includes(URL.parse(plain)?.origin ?? "") ? [plain] : [`https://${given}`, plain];
}

async function follow(address: string, options: FetchOptions, signal: AbortSignal): Promise<FetchedPage> {
  let url = addressIn(address, options);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await open(url, options, signal);
    const { statusCode: status = 0, headers } = answer;
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      answer.destroy();
      if (redirects === mostRedirects)
        throw unreachable(`The address leads on more than ${mostRedirects} times: give the last one.`);
      url = addressIn(headers.location, options, url);
      continue;
    }
    try {
      return await pageOf(url, answer);
    } finally {
      answer.destroy();
    }
  }
}

/** Throws 422 `address_refused` for an address that is never opened. */
function addressIn(given: string, { ownOrigins }: FetchOptions, base?: URL): URL {
  const url = URL.parse(given, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw refused("An address on http or https is wanted.");
  if (url.username || url.password) throw refused("An address without user and password is wanted.");
  if (ownOrigins.includes(url.origin)) return url;
  if (url.port) throw refused("Only pages on the ports of http and https are opened.");
  refusePrivateHost(url);
  return url;
}

function open(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const isOwn = options.ownOrigins.includes(url.origin);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: "GET",
        // No connection is kept: the next one is checked as this one.
        agent: false,
        headers: { accept: "text/html", "accept-encoding": "identity", "user-agent": options.userAgent },
        signal,
        ...(isOwn ? {} : { lookup: publicLookup(options.resolve) }),
      },
      resolve,
    );
    outgoing.on("error", reject);
    outgoing.end();
  });
}

/** Reads what `answer` has for HTML. The caller ends an answer that isn't read to its end. */
async function pageOf(url: URL, answer: IncomingMessage): Promise<FetchedPage> {
  const type = answer.headers["content-type"] ?? "";
  if (answer.statusCode !== 200) throw unreachable(`The page answers ${answer.statusCode}, not 200.`);
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type))
    throw new AppError("address_not_html", "The address answers with something else than HTML.");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(answer) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest)
      throw new AppError("page_too_large", "The page has more than 1 MB: paste the part with Gipfel's markup.");
    chunks.push(chunk);
  }
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? "")]);
  return { address: url.href, html: decode(Buffer.concat(chunks), type), headers: Object.fromEntries(headers) };
}

/** By the name in Content-Encoding, null for none. A map: a page may name `constructor`. */
const unpackers = new Map<string, (() => Transform) | null>([
  ["", null],
  ["identity", null],
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["br", createBrotliDecompress],
  ["deflate", createInflate],
  ["zstd", createZstdDecompress],
]);

/** The page's text: some servers pack what nobody wanted packed. Throws 422 `address_unreachable`. */
function unpacked(answer: IncomingMessage): Readable {
  const encoding = (answer.headers["content-encoding"] ?? "").trim().toLowerCase();
  const unpacker = unpackers.get(encoding);
  if (unpacker === undefined) throw unreachable("The page is packed in a way that is not read here.");
  // An error of either is met by whoever reads; both end together.
  return unpacker ? pipeline(answer, unpacker(), () => {}) : answer;
}

function decode(bytes: Buffer, type: string): string {
  const named = /charset=["']?([\w-]+)/i.exec(type)?.[1];
  try {
    return new TextDecoder(named ?? "utf-8").decode(bytes);
  } catch {
    return bytes.toString("utf8");
  }
}

const refused = (message: string) => new AppError("address_refused", message);
const unreachable = (message: string, cause?: unknown) =>
  new AppError("address_unreachable", message, undefined, { cause });

function refusalOf(cause: unknown, signal: AbortSignal): AppError {
  if (cause instanceof AppError) return cause;
  // The same words for an address of this machine and for a name that leads to one: nothing is learned of the network.
  if (cause instanceof PrivateAddress)
    return refused("Only public addresses are opened. Paste the page's HTML instead.");
  if (signal.aborted) return unreachable("The page takes more than 8 seconds.", cause);
  if ((cause as NodeJS.ErrnoException).code === "ENOTFOUND") return unreachable("There is no such host.", cause);
  return unreachable("The page can't be reached. Check the address, or paste the page's HTML.", cause);
}
