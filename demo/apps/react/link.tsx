import { useSyncExternalStore, type ReactNode } from "react";
import { currentRoute, goTo, isPlain, onRoute, pathOf, type Route } from "../shared/route.ts";

export const useRoute = () => useSyncExternalStore(onRoute, currentRoute);

export function Link({ to, children }: { readonly to: Route; readonly children: ReactNode }) {
  const route = useRoute();
  return (
    <a
      href={pathOf(to)}
      aria-current={route === to ? "page" : undefined}
      onClick={(event) => {
        if (!isPlain(event.nativeEvent)) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}
