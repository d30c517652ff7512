import { request } from "node:https";
import { publicLookup, refusePrivateHost } from "../../security/public-network.ts";

/** What an address answers; the body may be read once, or left. */
export interface Opened {
  readonly status: number;
  readonly location: string | null;
  readonly type: string;
  readonly body: AsyncIterable<Buffer>;
  close(): void;
}
export type Open = (url: URL, timeout: number) => Promise<Opened>;

/**
 * Opens an https address; does not follow redirects. Rejects without an answer in `timeout` ms, or for a private
 * address.
 */
export const openHttps: Open = (url, timeout) =>
  new Promise((done, fail) => {
    refusePrivateHost(url);
    const outgoing = request(
      url,
      { method: "GET", lookup: publicLookup(), headers: { accept: "image/*" }, signal: AbortSignal.timeout(timeout) },
      (answer) =>
        done({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? null,
          type: answer.headers["content-type"] ?? "",
          body: answer as AsyncIterable<Buffer>,
          close: () => outgoing.destroy(),
        }),
    );
    outgoing.on("error", fail);
    outgoing.end();
  });
