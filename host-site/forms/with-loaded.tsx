import type { ComponentChildren } from "preact";
import { useFormWords } from "./form-context.ts";
import { Message, useRefusalWords } from "./message.tsx";
import type { Loaded } from "./use-loaded.ts";

interface WithLoadedProps<Data> {
  readonly loaded: Loaded<Data>;
  readonly retry: () => void;
  /** In the shape of what comes. */
  readonly skeleton: ComponentChildren;
  readonly own?: Readonly<Record<string, string>>;
  readonly children: (data: Data) => ComponentChildren;
}

/** The skeleton, what came, or why not and a way forward. */
export function WithLoaded<Data>({ loaded, retry, skeleton, own, children }: WithLoadedProps<Data>) {
  const { words } = useFormWords();
  const sentence = useRefusalWords();
  switch (loaded.state) {
    case "loading":
      return (
        <div aria-busy="true">
          <p class="unseen" role="status">
            {words.loading}
          </p>
          {skeleton}
        </div>
      );
    case "failed":
      return (
        <Message kind="wrong" title={words.failedTitle}>
          <p>{sentence(loaded.refusal, own)}</p>
          <button type="button" class="button button-quiet" onClick={retry}>
            {words.retry}
          </button>
        </Message>
      );
    case "shown":
      return <div class={loaded.isOld ? "is-old" : undefined}>{children(loaded.data)}</div>;
  }
}
