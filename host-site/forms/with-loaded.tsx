import { type ReactNode, useState } from "react";
import { Button } from "../../sdk/ui/button.tsx";
import { Skeleton } from "../../sdk/ui/skeleton.tsx";
import { useSlow } from "../../sdk/ui/use-slow.ts";
import { Progress } from "../shell/progress.tsx";
import { useFormWords } from "./form-context.ts";
import { Message, useRefusalWords } from "./message.tsx";
import type { LoadState } from "./use-loaded.ts";

interface WithLoadedProps<Data> {
  readonly loaded: LoadState<Data>;
  readonly retry: () => void;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  readonly own?: Readonly<Record<string, string>>;
  readonly children: (data: Data) => ReactNode;
}

/** The skeleton, what came, or why not and a way forward. Old data can be read and used until the new is there. */
export function WithLoaded<Data>({ loaded, retry, skeleton, own, children }: WithLoadedProps<Data>) {
  const { words } = useFormWords();
  const sentence = useRefusalWords();
  const isSlow = useSlow(loaded.state === "loading");
  switch (loaded.state) {
    case "loading":
      return (
        <Skeleton word={isSlow ? words.slow : words.loading} isSlow={isSlow}>
          {skeleton}
        </Skeleton>
      );
    case "failed":
      return (
        <Message
          kind="wrong"
          title={words.failedTitle}
          actions={
            <Button variant="secondary" size="medium" onPress={retry}>
              {words.retry}
            </Button>
          }
        >
          <p>{sentence(loaded.refusal, own)}</p>
        </Message>
      );
    case "shown":
      return (
        <div>
          {loaded.isOld && <Renewal word={words.slow} />}
          {children(loaded.data)}
        </div>
      );
  }
}

/** The bar of a page that is on its way, for data that is. */
function Renewal({ word }: { readonly word: string }) {
  const [since] = useState(() => performance.now());
  return <Progress since={since} word={word} />;
}
