const channel = "gipfel-cart";

/** Tells the page's other tabs that the server has changed the cart. Nothing is stored for it. */
export function tellOtherTabs(): void {
  const out = new BroadcastChannel(channel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  out.postMessage("changed");
  out.close();
}

/** Hears of changes that other tabs have made; answers with the way to stop. */
export function hearOtherTabs(changed: () => void): () => void {
  const heard = new BroadcastChannel(channel);
  heard.addEventListener("message", changed);
  return () => heard.close();
}
