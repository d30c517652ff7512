/* What the shop uses of preact-iso, written for React: builds with `RUNTIME=react` put it in the library's place. */
import {
  createContext,
  lazy as lazyOfReact,
  useContext,
  useLayoutEffect,
  useMemo,
  useReducer,
  type FunctionComponent,
  type ReactNode,
} from "react";

/** A press on a link, a step back or forward, or an address that the shop goes to by itself. */
type Navigation =
  | MouseEvent
  | PopStateEvent
  | { readonly type: "route"; readonly url: string; readonly replace: boolean };

interface Shown {
  readonly url: string;
  /** Whether a link led to the address, and not back or forward. */
  readonly wasPush: boolean;
}

interface LocationHook extends Shown {
  readonly route: (url: string, replace?: boolean) => void;
}

const LocationContext = createContext<LocationHook>({ url: "", wasPush: false, route: () => {} });

export const useLocation = () => useContext(LocationContext);

/** Follows the address. Presses on links within `scope` make an entry of the history and load no document. */
export function LocationProvider({ scope, children }: { readonly scope: RegExp; readonly children: ReactNode }) {
  // The same address again is no change.
  const [shown, show] = useReducer((current: Shown, next: Shown) => (next.url === current.url ? current : next), {
    url: location.pathname + location.search,
    wasPush: false,
  });
  const hook = useMemo(
    (): LocationHook => ({ ...shown, route: (url, replace = false) => go({ type: "route", url, replace }) }),
    [shown],
  );
  function go(navigation: Navigation): void {
    const next = addressOf(navigation, scope);
    if (next) show(next);
  }
  useLayoutEffect(() => {
    addEventListener("click", go);
    addEventListener("popstate", go);
    return () => {
      removeEventListener("click", go);
      removeEventListener("popstate", go);
    };
  }, []);
  return <LocationContext value={hook}>{children}</LocationContext>;
}

/** Where a navigation leads, written into the history; null where it is the browser's own matter. */
function addressOf(navigation: Navigation, scope: RegExp): Shown | null {
  if (navigation instanceof PopStateEvent) return { url: location.pathname + location.search, wasPush: false };
  if (navigation instanceof MouseEvent) {
    const link = linkOf(navigation);
    if (!link || !scope.test(link.getAttribute("href")!)) return null;
    navigation.preventDefault();
    const url = link.href.replace(location.origin, "");
    history.pushState(null, "", url);
    return { url, wasPush: true };
  }
  const { url, replace } = navigation;
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  return { url, wasPush: !replace };
}

/** The link of a plain press that leads to another page of this origin, in this window. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return null;
  const link = event
    .composedPath()
    .find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement && each.href !== "");
  const isOurs =
    link &&
    link.origin === location.origin &&
    !link.getAttribute("href")!.startsWith("#") &&
    /^(_?self)?$/i.test(link.target) &&
    !link.download;
  return isOurs ? link : null;
}

/** React hydrates in slices and keeps the server's nodes while a part is not there yet. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  return children;
}

export function lazy<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  return lazyOfReact(() => load().then((component) => ({ default: component })));
}
