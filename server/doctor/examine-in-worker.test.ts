import { expect, test, vi } from "vitest";
import { examineInWorker } from "./examine-in-worker.ts";
import type { ShopFacts } from "./examined.ts";

const none = { script: [], connect: [], frame: [], image: [] };
const facts: ShopFacts = {
  shop: "https://shop.test",
  versions: [],
  activities: new Map([["999", "unknown"]]),
  affiliates: new Set(),
  sources: { payment: none, map: none, humanCheck: none },
  now: Date.parse("2026-11-21T09:00:00Z"),
};
const pasted = (html: string) => ({ html, address: null, headers: {} });
const script = `<script type="module" src="https://shop.test/sdk/v1/gipfel.js"></script>`;

test("asks the shop for what the page names, and examines it by the answer", async () => {
  const lookUp = vi.fn(async () => facts);
  const html = `${script}<gipfel-booking activity="999" affiliate-id="7"></gipfel-booking>`;
  expect(await examineInWorker(pasted(html), lookUp)).toMatchObject({
    diagnostics: [{ code: "activity_unknown" }, { code: "affiliate_unknown" }],
    omitted: 0,
    elements: [{ tag: "gipfel-booking", line: 1 }],
  });
  expect(lookUp).toHaveBeenCalledExactlyOnceWith({ activities: ["999"], affiliates: ["7"] });
});

test("passes on what fails in the shop: that is not the page's fault", async () => {
  const failed = examineInWorker(pasted(script), async () => {
    throw new Error("no database");
  });
  await expect(failed).rejects.toThrow("no database");
});

test("gives up a source whose reading takes too long", async () => {
  const many = Array.from({ length: 150_000 }, (_, index) => `a${index}`).join(" ");
  const lookUp = vi.fn(async () => facts);
  // A millisecond is too short on every machine: the thread takes longer to start.
  await expect(examineInWorker(pasted(`<p ${many}>`), lookUp, { reading: 1, rules: 1 })).rejects.toMatchObject({
    code: "page_unreadable",
  });
  expect(lookUp).not.toHaveBeenCalled();
});

test("gives up a page on which the rules take too long, while the event loop goes on", async () => {
  const attributes = Array.from({ length: 100 }, (_, index) => `${"x".repeat(60)}${index}`).join(" ");
  const html = `<gipfel-button ${attributes}></gipfel-button>`.repeat(500);
  const lookUp = vi.fn(async () => facts);
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 20);
  // A busy machine may take long to read it: what runs out is the time for the rules.
  await expect(examineInWorker(pasted(html), lookUp, { reading: 25_000, rules: 2000 })).rejects.toMatchObject({
    code: "page_unreadable",
  });
  clearInterval(ticking);
  expect(lookUp).toHaveBeenCalled();
  expect(ticks).toBeGreaterThan(20);
});

test("refuses a page with 429 when six wait already", async () => {
  let answer = (_: ShopFacts) => {};
  const looked = new Promise<ShopFacts>((resolve) => (answer = resolve));
  const examine = () => examineInWorker(pasted(script), () => looked);
  const taken = Array.from({ length: 8 }, examine);
  await vi.waitFor(() => expect(examine()).rejects.toMatchObject({ code: "too_many_requests" }));
  answer(facts);
  expect(await Promise.all(taken)).toHaveLength(8);
});
