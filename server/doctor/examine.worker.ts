import { parentPort, workerData } from "node:worker_threads";
import { examine } from "./examine.ts";
import type { AnsweredPage, ShopFacts } from "./examined.ts";
import { elementsIn, namedIn } from "./page-elements.ts";
import { readPageSource } from "./page-source.ts";

const { html, ...page } = workerData as AnsweredPage;
const source = readPageSource(html);

parentPort!.once("message", (facts: ShopFacts) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(examine({ ...page, source }, facts));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(namedIn(elementsIn(source)));
