import type { ComponentType } from "react";
import type { GenericSchema } from "valibot";
import type { AnyBody, PageAnswer } from "../page.ts";

/** What a view of a body shows. */
export interface ViewProps<Of extends AnyBody> {
  readonly answer: PageAnswer;
  readonly body: Of;
}

/** A kind of page: the schema of its body, which names the view, and the view. */
export interface PageView<Of extends AnyBody> {
  readonly Body: GenericSchema<unknown, Of>;
  readonly View: ComponentType<ViewProps<Of>>;
}

interface PageViewOptions {
  /**
   * The server renders no more of it than a title and a skeleton, since all else is a visitor's own. Its forms and lists
   * have the account's style sheet.
   */
  readonly isPersonal?: true;
}

/** A kind of page whose code comes with the first page of it. */
export interface LazyPageView<Of extends AnyBody> extends PageViewOptions {
  /** Undefined until `load` has fetched it. */
  readonly loaded: PageView<Of> | undefined;
  /** Rejects where the code can't be fetched; the next call tries again. */
  load(): Promise<PageView<Of>>;
  /** Takes the code that something else has loaded. */
  provide(view: PageView<Of>): void;
}

export function lazyPageView<Of extends AnyBody>(
  fetchView: () => Promise<PageView<Of>>,
  options: PageViewOptions = {},
): LazyPageView<Of> {
  let loaded: PageView<Of> | undefined;
  return {
    ...options,
    get loaded() {
      return loaded;
    },
    load: async () => (loaded ??= await fetchView()),
    provide: (provided) => {
      loaded = provided;
    },
  };
}
