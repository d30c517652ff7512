/**
 * Code that is a chunk of its own: a view, a module, or words. A view waits for it with `useLazyCode`.
 * (`host-site/hydration/hydrate-in-own-task.ts` is another matter: when rendered HTML is hydrated.)
 */
export interface LazyCode<Code> {
  /** Undefined until `load` has fetched it, for all elements of the page. */
  readonly code: Code | undefined;
  /** Rejects where the code can't be fetched; the next call tries again. */
  load(): Promise<Code>;
  /** Takes the code that something else has loaded. */
  provide(code: Code): void;
}

export function lazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  return {
    get code() {
      return code;
    },
    load: async () => (code ??= await fetchCode()),
    provide: (provided) => {
      code = provided;
    },
  };
}
