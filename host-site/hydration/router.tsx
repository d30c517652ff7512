import type { ComponentType, FunctionComponent, ReactNode } from "react";
import * as router from "preact-iso";
import { ownPages } from "../../sdk/contracts/pages/own-pages.ts";

/* preact-iso's types are Preact's own; the shop is written in React's. This is the one place that knows of both. */
type Wrapper = ComponentType<{ readonly scope?: RegExp; readonly children: ReactNode }>;
const LocationProvider = router.LocationProvider as unknown as Wrapper;
const ErrorBoundary = router.ErrorBoundary as unknown as Wrapper;

/** Follows the address, for the pages below it. Links to the shop's own pages load no document. */
export function Router({ children }: { readonly children: ReactNode }) {
  return (
    <LocationProvider scope={ownPages}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </LocationProvider>
  );
}

/** The address as it changes. `wasPush`: a link led to it, not back or forward; preact-iso's types do not have it. */
export const useLocation = router.useLocation as () => router.LocationHook & { readonly wasPush: boolean };

/** A component that is there later. */
export const lazy = router.lazy as unknown as <Props>(
  load: () => Promise<FunctionComponent<Props>>,
) => FunctionComponent<Props>;
