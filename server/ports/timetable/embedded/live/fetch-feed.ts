import { second } from "../../../../clock.ts";
import { readBody } from "../../read-body.ts";

const timeout = 15 * second;
/** Bytes, unpacked: a country's feed has some twenty million. */
export const largestFeed = 50 * 1024 * 1024;

/** The bytes of a feed. Throws where the server is slow, refuses, or sends more than `largest`. */
export async function fetchFeed(url: string, key: string | undefined, largest = largestFeed): Promise<Uint8Array> {
  const response = await fetch(url, {
    headers: { accept: "application/x-protobuf, application/octet-stream", ...(key && { authorization: key }) },
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`the server answers with ${response.status}`);
  }
  return readBody(response, largest);
}
