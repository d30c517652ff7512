import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "@playwright/test";

/**
 * A site of a partner's own, for the tests of a file: Chromium forbids requests from pages that `route` answers to
 * loopback addresses.
 */
export function partnerSite() {
  const files = new Map<string, { readonly file: string | Uint8Array; readonly headers: Record<string, string> }>();
  const site = createServer(({ url }, answer) => {
    const { file, headers } = files.get(new URL(url ?? "/", "http://localhost").pathname) ?? { file: "", headers: {} };
    answer.writeHead(file.length ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...headers }).end(file);
  });
  test.beforeAll(() => new Promise<void>((resolve) => site.listen(0, resolve)));
  test.afterAll(() => void site.close());

  /** Adds a file to the site as it is; returns its address. */
  function putFile(path: string, file: string | Uint8Array, headers: Record<string, string> = {}): string {
    files.set(path, { file, headers });
    return `http://localhost:${(site.address() as AddressInfo).port}${path}`;
  }

  /** Adds a page with a body to the site; returns its address. */
  function put(path: string, body: string, headers: Record<string, string> = {}): string {
    return putFile(
      path,
      `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Gasthaus</title></head><body>${body}</body></html>`,
      headers,
    );
  }
  return { put, putFile };
}
