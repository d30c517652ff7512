import { AppError, notFound } from "../../errors.ts";
import { PrivateAddress } from "../../security/public-network.ts";
import { openHttps, type Open } from "./open-https.ts";

/** Bytes that are read of a picture at most. */
const LARGEST = 15_000_000;
/** Milliseconds for all of it, redirects included. */
const PATIENCE = 8000;
const REDIRECTS = 3;
const LONGEST_ADDRESS = 2000;

/** Reads the address of a picture on an allowed host. Throws 400 for what is no https address, 403 for another host. */
export function allowedAddress(text: string, hosts: readonly string[], base?: URL): URL {
  const url = text.length <= LONGEST_ADDRESS && URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || url.protocol !== "https:" || url.username !== "" || url.password !== "" || url.port !== "")
    throw new AppError("invalid_input", "The picture's address has to begin with https:// and name nobody.", {
      url: "an https address is wanted",
    });
  if (!hosts.includes(url.hostname))
    throw new AppError("forbidden", "Pictures of this host are not served here.", {
      url: `the host ${url.hostname} is not allowed`,
    });
  url.hash = "";
  return url;
}

/**
 * Fetches a picture's bytes from an allowed host; follows redirects within that host only. Throws 400, 403, 404, 413,
 * 415, never more.
 */
export async function fetchPicture(address: URL, hosts: readonly string[], open: Open = openHttps): Promise<Buffer> {
  const until = Date.now() + PATIENCE;
  let url = address;
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const opened = await open(url, Math.max(1, until - Date.now())).catch((cause: unknown) => {
      if (cause instanceof PrivateAddress)
        throw new AppError("forbidden", "The picture's address leads into a private network.", undefined, { cause });
      throw notFound("not_found");
    });
    try {
      if (opened.status >= 300 && opened.status < 400 && opened.location !== null) {
        const next = allowedAddress(opened.location, hosts, url);
        if (next.hostname !== url.hostname)
          throw new AppError("forbidden", "The picture's address sends on to another host.");
        url = next;
        continue;
      }
      if (opened.status !== 200) throw notFound("not_found");
      if (!/^image\//i.test(opened.type))
        throw new AppError("unsupported_media_type", "What this address has is not a picture.");
      return await readAtMost(opened.body, LARGEST);
    } finally {
      opened.close();
    }
  }
  throw notFound("not_found");
}

async function readAtMost(body: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      size += part.length;
      if (size > limit) throw new AppError("payload_too_large", `The picture is larger than ${limit / 1e6} MB.`);
      parts.push(part);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw notFound("not_found");
  }
  return Buffer.concat(parts);
}
