import { useLayoutEffect, useState, type ComponentType } from "react";

/** A view whose code is a chunk of its own. */
export interface LazyView<Props extends object> {
  /** Undefined until `load` has fetched it, for all elements of the page. */
  readonly View: ComponentType<Props> | undefined;
  /** Rejects where the code can't be fetched; the next call tries again. */
  load(): Promise<void>;
  /** Takes the code that something else has loaded. */
  provide(View: ComponentType<Props>): void;
}

/** A lazy view in use. */
export interface UsedLazyView<Props extends object> {
  readonly View: ComponentType<Props> | undefined;
  /** The code could not be fetched, and is not there meanwhile: also true while it is fetched again. */
  readonly hasFailed: boolean;
  /** Fetches the code again; loads the page anew once that has failed, too. */
  readonly retry: () => void;
}

export function lazyView<Props extends object>(fetchView: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let View: ComponentType<Props> | undefined;
  return {
    get View() {
      return View;
    },
    load: async () => {
      View ??= await fetchView();
    },
    provide: (provided) => {
      View = provided;
    },
  };
}

/**
 * Returns the view once its code is loaded. Fetches the code when the view is needed, and calls `onError` where that
 * fails. Some browsers cache a failed import: after two failures `retry` loads the page anew.
 */
export function useLazyView<Props extends object>(
  view: LazyView<Props>,
  isNeeded: boolean,
  onError?: () => void,
): UsedLazyView<Props> {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  useLayoutEffect(() => {
    if (!isNeeded || view.View) return undefined;
    let isGone = false;
    view.load().then(
      // Renders again, with the view.
      () => isGone || setAttempt(attempt + 1),
      () => {
        if (isGone) return;
        setFailures(failures + 1);
        onError?.();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, attempt]);
  const { View } = view;
  return {
    View,
    hasFailed: isNeeded && !View && failures > 0,
    retry: () => (failures > 1 && navigator.onLine ? location.reload() : setAttempt(attempt + 1)),
  };
}
