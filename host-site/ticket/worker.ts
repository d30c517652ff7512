/**
 * The service worker of web tickets, for addresses below `/ticket/` alone: a page comes from the network, and from the
 * device where that does not answer. What the shop takes back is taken from the device too.
 */
import { findKept, keep, openKept } from "./kept.ts";

interface Answering extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Answering {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare function skipWaiting(): Promise<void>;
declare const clients: { claim(): Promise<void> };

/** How long a connection that is there may say nothing (ms): somebody waits at the gate. */
const patience = 4000;
/** A connection that has just come back can fail once more (ms until it is tried again). */
const retryAfter = 1000;

addEventListener("install", (event) => (event as Answering).waitUntil(skipWaiting()));
addEventListener("activate", (event) => (event as Answering).waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  if (request.mode === "navigate" && request.method === "GET") (event as Fetching).respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await openKept();
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patience) });
    // A redirect has no body that could be kept; the browser follows it.
    if (response.type === "opaqueredirect") return response;
    // The patience is for all of it.
    const whole = new Response(await response.clone().arrayBuffer(), response);
    if (await keep(cache, request.url, whole)) return response;
    return (await findKept(cache, request.url)) ?? response;
  } catch {
    const kept = await findKept(cache, request.url);
    if (kept) return kept;
    // Nothing else can be shown: the page that asks may have read just now that its ticket is gone.
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    return fetch(request);
  }
}
