import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { AppError } from "../errors.ts";
import type { AnsweredPage, Examination, ShopFacts } from "./examined.ts";
import type { NamedInPage } from "./page-elements.ts";

/** Longest times for reading a page and for the rules (ms): a usual page of 1 MB takes some 100. */
const longest = { reading: 5000, rules: 5000 };
/** Pages that are examined at the same time; others wait. */
const limited = pLimit(2);
/** Pages that wait, at most: the last of them waits for 40 seconds if all are made to take long. */
const longestQueue = 6;

/**
 * Examines a page in a thread of its own: strangers choose its length, and a page that is made to take long holds
 * nobody up. `lookUp` asks the shop for what the page names. Throws 422 `page_unreadable`, and 429 `too_many_requests`
 * where too many pages wait.
 */
export async function examineInWorker(
  page: AnsweredPage,
  lookUp: (named: NamedInPage) => Promise<ShopFacts>,
  timeouts = longest,
): Promise<Examination> {
  if (limited.pendingCount >= longestQueue)
    throw new AppError("too_many_requests", "Many pages are being examined: try again in a minute.");
  return limited(() => examineIn(page, lookUp, timeouts));
}

async function examineIn(
  page: AnsweredPage,
  lookUp: (named: NamedInPage) => Promise<ShopFacts>,
  timeouts: typeof longest,
): Promise<Examination> {
  const worker = new Worker(new URL("./examine.worker.ts", import.meta.url), {
    workerData: page,
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  // A thread may end in the time between two messages, out of memory for one: nobody waits for an event of it then.
  const ended = new AbortController();
  worker.on("error", (cause) => ended.abort(cause));
  const nextMessage = <Message>(timeout: number) =>
    messageOf<Message>(worker, AbortSignal.any([ended.signal, AbortSignal.timeout(timeout)]));
  try {
    const named = await nextMessage<NamedInPage>(timeouts.reading);
    const facts = await lookUp(named);
    worker.postMessage(facts, []);
    return await nextMessage<Examination>(timeouts.rules);
  } finally {
    await worker.terminate();
  }
}

/** The thread's next message. Its errors and the end of its time are the page's fault. */
async function messageOf<Message>(worker: Worker, signal: AbortSignal): Promise<Message> {
  try {
    const [message] = (await once(worker, "message", { signal })) as [Message];
    return message;
  } catch (cause) {
    const message = "This page can't be examined: paste the part with Gipfel's markup.";
    throw new AppError("page_unreadable", message, undefined, { cause });
  }
}
