/**
 * Lighthouse on the shop's homepage, a listing and an activity, as a phone on a slow line (its own defaults): the
 * median of five runs each, a fresh browser for every run. Loopback alone. Needs the built files; `node
 * bench/lighthouse.ts`, about six minutes. CHROMIUM names the browser.
 */
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { addressesOf } from "./shop-pages/addresses.ts";
import { freePort, openShop } from "./shop-pages/server.ts";

const runs = Number(process.env["RUNS"] ?? 5);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = ["largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"] as const;
/** What has to be reached (performance, accessibility, best practices, SEO). */
const gates = [95, 100, 100, 100];

const median = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!;

async function once(address: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [`--remote-debugging-port=${port}`, ...chromiumFlags],
  });
  try {
    const ran = await lighthouse(address, { port, logLevel: "error", onlyCategories: [...categories] });
    if (!ran || ran.lhr.runtimeError) throw new Error(ran?.lhr.runtimeError?.message ?? "Lighthouse has no answer");
    return ran.lhr;
  } finally {
    await browser.close();
  }
}

const shop = await openShop({ settings: { NODE_ENV: "production", PAYMENT: "sandbox" } });
const missed: string[] = [];
try {
  const pages = Object.entries(await addressesOf(shop.origin));
  console.log(
    "| Page | performance | accessibility | best practices | SEO | LCP ms | CLS | TBT ms |\n|---|---:|---:|---:|---:|---:|---:|---:|",
  );
  for (const [name, address] of pages) {
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) results.push(await once(address));
    const scores = categories.map((category) =>
      median(results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100))),
    );
    const [lcp, cls, tbt] = timings.map((timing) =>
      median(results.map((result) => result.audits[timing]?.numericValue ?? Number.NaN)),
    );
    console.log(`| ${name} | ${scores.join(" | ")} | ${lcp!.toFixed(0)} | ${cls!.toFixed(3)} | ${tbt!.toFixed(0)} |`);
    if (scores.some((score, index) => score < gates[index]!)) missed.push(name);
    for (const line of failuresOf(results.at(-1)!)) console.log(`  ${name}: ${line}`);
  }
} finally {
  await shop.stop();
}
console.log(missed.length === 0 ? "\nEvery gate is met." : `\nA gate is missed by: ${missed.join(", ")}.`);

/** What isn't perfect, by the audits that count in a category, with the first thing that each names. */
function failuresOf({ categories, audits }: Result): readonly string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${title}: ${id}, ${audits[id]?.displayValue ?? ""} ${firstOf(audits[id]?.details)}`),
  );
}

function firstOf(details: unknown): string {
  const [item] = (details as { items?: unknown[] } | undefined)?.items ?? [];
  return item ? JSON.stringify(item).slice(0, 300) : "";
}
