/**
 * Server-rendered listing pages a second, with the server on one core alone and the browsers' side on another: with the
 * page cache, without (every address names another partner, so each page is composed and rendered), and asked again
 * with its tag. Latencies and processor time a page beside. Linux, for `taskset`. Needs the built files; `node
 * bench/shop-pages.ts`, about a minute.
 */
import { Agent, request } from "node:http";
import { addressesOf } from "./shop-pages/addresses.ts";
import { openShop, type RunningShop } from "./shop-pages/server.ts";

const core = 0;
const connections = 8;
const warmUp = 3_000;
const lasts = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: connections });

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly tag: string | undefined;
}

function ask(address: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => (bytes += part.length));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes, tag: response.headers.etag }));
      response.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

interface Case {
  readonly name: string;
  readonly status: number;
  address(turn: number): string;
  readonly headers: Record<string, string>;
}

/** Answers a second for some seconds, on several connections; what came before them only warms up. */
async function measure(shop: RunningShop, { name, status, address, headers }: Case): Promise<void> {
  let [turn, bytes] = [0, 0];
  let times: number[] = [];
  const begin = performance.now();
  const ends = begin + warmUp + lasts;
  let [from, processor] = [0, 0];
  const client = async () => {
    while (performance.now() < ends) {
      const began = performance.now();
      const answer = await ask(address(turn++), headers);
      if (answer.status !== status) throw new Error(`${name}: ${answer.status}`);
      bytes = answer.bytes;
      if (from > 0) times.push(performance.now() - began);
    }
  };
  const clients = Promise.all(Array.from({ length: connections }, client));
  await new Promise((resolve) => setTimeout(resolve, warmUp));
  [times, processor, from] = [[], await shop.processor(), performance.now()];
  await clients;
  const seconds = (performance.now() - from) / 1000;
  const cost = ((await shop.processor()) - processor) / times.length;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1);
  console.log(
    `| ${name} | ${(times.length / seconds).toFixed(0)} | ${at(0.5)} | ${at(0.99)} | ${cost.toFixed(2)} | ${(bytes / 1000).toFixed(1)} |`,
  );
}

const shop = await openShop({ core, settings: { NODE_ENV: "production", PAYMENT: "sandbox" } });
try {
  const { listing, activity } = await addressesOf(shop.origin);
  const browser = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };
  const uncached = (page: string) => (turn: number) => `${page}?ref=partner-${turn}`;
  console.log(
    "| Pages, on one core | a second | p50 ms | p99 ms | processor ms a page | kB sent |\n|---|---:|---:|---:|---:|---:|",
  );
  await measure(shop, { name: "listing, page cache off", status: 200, address: uncached(listing), headers: browser });
  await measure(shop, { name: "listing, page cache on", status: 200, address: () => listing, headers: browser });
  // Lists are ranked anew soon after the start: the tag is the page's of now.
  const { tag } = await ask(listing, browser);
  await measure(shop, {
    name: "listing, asked again with its tag",
    status: 304,
    address: () => listing,
    headers: { ...browser, "if-none-match": tag ?? "" },
  });
  await measure(shop, { name: "activity, page cache off", status: 200, address: uncached(activity), headers: browser });
  await measure(shop, { name: "activity, page cache on", status: 200, address: () => activity, headers: browser });
} finally {
  agent.destroy();
  await shop.stop();
}
