import type { ComponentType } from "react";
import type { GenericSchema } from "valibot";
import { lazyCode, type LazyCode } from "../../sdk/ui/lazy-code.ts";
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
   * The server renders no more of it than a title and a skeleton, since all else is a visitor's own. Its forms and
   * lists have the account's style sheet.
   */
  readonly isPersonal?: true;
}

/** A kind of page whose code comes with the first page of it. */
export interface LazyPageView<Of extends AnyBody> extends LazyCode<PageView<Of>>, PageViewOptions {}

/** A kind of page from its file, `<kind>.page.ts`. */
export function lazyPageView<Of extends AnyBody>(
  load: () => Promise<{ readonly view: PageView<Of> }>,
  options: PageViewOptions = {},
): LazyPageView<Of> {
  return Object.assign(
    lazyCode(async () => (await load()).view),
    options,
  );
}
