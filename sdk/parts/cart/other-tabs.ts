/**
 * A channel of the page's origin for each API base: the carts of two shops don't disturb each other. Nothing is stored
 * for it.
 */
const channelOf = (apiBase: string) => `gipfel-cart:${apiBase}`;

/** Which page sends: it ignores its own messages. */
const thisPage = crypto.randomUUID?.() ?? String(performance.timeOrigin);

/** What a page sends: which page it is, and the reservation that it has removed, if it has. */
interface Message {
  readonly page: string;
  readonly removed: string | null;
}

/** Notifies the origin's other tabs that the server has changed the cart; `removed`: a reservation that it removed. */
export function notifyOtherTabs(apiBase: string, removed: string | null = null): void {
  const out = new BroadcastChannel(channelOf(apiBase));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  out.postMessage({ page: thisPage, removed } satisfies Message);
  out.close();
}

/** Calls back on changes that other tabs make. Returns a function that stops it. */
export function listenToOtherTabs(apiBase: string, changed: (removed: string | null) => void): () => void {
  const channel = new BroadcastChannel(channelOf(apiBase));
  channel.addEventListener("message", ({ data }: MessageEvent<Partial<Message> | null>) => {
    if (data?.page !== thisPage) changed(typeof data?.removed === "string" ? data.removed : null);
  });
  return () => channel.close();
}
