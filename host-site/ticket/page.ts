/**
 * The one script of a web ticket, within its page: it keeps the page on the device, so that it opens without a
 * connection, and reads it again once there is one.
 */
import { findKept, keep, openKept } from "./kept.ts";

const workerAddress = "/ticket/worker.js";
/** How long a page that is looked at again is taken for true (ms). */
const freshFor = 10 * 60 * 1000;
/** From a failed reading to the next one, with a connection (ms); it doubles each time. */
const retryAfter = 2000;
const loadedAt = Date.now();

/** Of browsers that check what scripts are loaded. */
interface TrustedPage {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): unknown };
  };
}

async function keepPage(): Promise<void> {
  const policy = (window as TrustedPage).trustedTypes?.createPolicy("gipfel-ticket", {
    createScriptURL: (address) => address,
  });
  const address = policy?.createScriptURL(workerAddress) ?? workerAddress;
  await navigator.serviceWorker.register(address as string);
  await navigator.serviceWorker.ready;
  // A page that the worker was there for is kept already.
  if (!(await findKept(await openKept(), location.href))) await readPage();
  document.querySelector("[data-kept]")?.removeAttribute("hidden");
}

/** Reads the page past the worker, which might answer with what is kept; returns whether the shop has answered. */
async function readPage(): Promise<boolean> {
  return keep(await openKept(), location.href, await fetch(location.href));
}

/** Without a connection the page stays as it is; one that has just come back can fail at first. */
async function showAgain(wait = retryAfter): Promise<void> {
  const isRead = await readPage().catch(() => false);
  if (isRead) location.reload();
  else if (navigator.onLine) setTimeout(() => void showAgain(wait * 2), wait);
}

// Without a worker (an old browser, a private window) the page needs a connection, and does not say that it is kept.
if ("serviceWorker" in navigator) keepPage().catch(() => {});
addEventListener("online", () => void showAgain());
addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && Date.now() - loadedAt > freshFor) void showAgain();
});
