/**
 * A channel of the page's origin for each API base: the carts of two shops don't disturb each other. Nothing is stored
 * for it.
 */
const channelOf = (apiBase: string) => `gipfel-cart:${apiBase}`;

/** Which page speaks: it needn't hear itself. */
const thisPage = crypto.randomUUID?.() ?? String(performance.timeOrigin);

/** Tells the origin's other tabs that the server has changed the cart. */
export function notifyOtherTabs(apiBase: string): void {
  const out = new BroadcastChannel(channelOf(apiBase));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  out.postMessage(thisPage);
  out.close();
}

/** Hears of changes that other tabs have made; answers with the way to stop. */
export function listenToOtherTabs(apiBase: string, changed: () => void): () => void {
  const heard = new BroadcastChannel(channelOf(apiBase));
  heard.addEventListener("message", ({ data }) => data !== thisPage && changed());
  return () => heard.close();
}
