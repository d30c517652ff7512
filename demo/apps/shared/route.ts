/** The hotel's addresses, below `/apps/<app>`. */
export type Route = "rooms" | "activities" | number;

const base = /^\/apps\/\w+/.exec(location.pathname)?.[0] ?? "";

/** An activity is its number. */
export function currentRoute(): Route {
  const [, view, id] = location.pathname.slice(base.length).split("/");
  if (view !== "activities") return "rooms";
  return Number(id) || "activities";
}

export function pathOf(route: Route): string {
  if (route === "rooms") return `${base}/`;
  return route === "activities" ? `${base}/activities` : `${base}/activities/${route}`;
}

export function goTo(route: Route): void {
  history.pushState(null, "", pathOf(route));
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

export function onRoute(changed: () => void): () => void {
  addEventListener("popstate", changed);
  return () => removeEventListener("popstate", changed);
}

/** A click that the browser would follow in this window. */
export const isPlain = (event: MouseEvent) =>
  !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A click on a card of `<gipfel-listing>` leads to the hotel's own page of the activity. The card is a link to the shop
 * inside the element's shadow root; the path of the click has it.
 */
export function followCard(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const id = /\/activity\/(\d+)/.exec(link?.pathname ?? "")?.[1];
  if (!id || !isPlain(event)) return;
  event.preventDefault();
  goTo(Number(id));
}
