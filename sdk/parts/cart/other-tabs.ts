/**
 * A channel of the page's origin for each API base: the carts of two shops don't disturb each other. Nothing is stored
 * for it.
 */
const channelOf = (apiBase: string) => `gipfel-cart:${apiBase}`;

/** Which page sends: it ignores its own messages. */
const thisPage = crypto.randomUUID?.() ?? String(performance.timeOrigin);

/** Notifies the origin's other tabs that the server has changed the cart. */
export function notifyOtherTabs(apiBase: string): void {
  const out = new BroadcastChannel(channelOf(apiBase));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  out.postMessage(thisPage);
  out.close();
}

/** Calls back on changes that other tabs make. Returns a function that stops it. */
export function listenToOtherTabs(apiBase: string, changed: () => void): () => void {
  const channel = new BroadcastChannel(channelOf(apiBase));
  channel.addEventListener("message", ({ data }) => data !== thisPage && changed());
  return () => channel.close();
}
