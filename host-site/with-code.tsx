import { type ReactNode, useEffect, useState } from "react";
import { ActionNotice } from "../sdk/ui/action-notice.tsx";
import { Skeleton } from "../sdk/ui/skeleton.tsx";
import type { ShellWords } from "./shell/words.ts";

interface WithCodeProps<Code> {
  /** Imports a view or its words. Runs once, and again with each attempt of the visitor's. */
  readonly load: () => Promise<Code>;
  readonly words: Pick<ShellWords, "stillLoading" | "failed">;
  /** In the shape of what comes; else a turning ring. */
  readonly skeleton?: ReactNode;
  readonly children: (code: Code) => ReactNode;
}

/**
 * A part of a page whose code comes after the page: its skeleton, the part, or that it can't be loaded with a button
 * that tries again. Some browsers cache a failed import: a second failure while online loads the page anew, which also
 * leads to the chunks of the current build after a deploy.
 */
export function WithCode<Code>({ load, words, skeleton, children }: WithCodeProps<Code>) {
  const [part, setPart] = useState<{ readonly code: Code } | "loading" | "failed">("loading");
  const [retries, setRetries] = useState(0);
  useEffect(() => {
    let isGone = false;
    load().then(
      (code) => isGone || setPart({ code }),
      () => {
        if (isGone) return;
        setPart("failed");
        if (retries > 0 && navigator.onLine) location.reload();
      },
    );
    return () => void (isGone = true);
  }, [retries]);

  function retry() {
    // The button that has the focus goes.
    document.getElementById("content")?.focus({ preventScroll: true });
    setPart("loading");
    setRetries(retries + 1);
  }

  if (part === "loading")
    return (
      <div className="noscript:hidden">
        <Skeleton word={words.stillLoading}>{skeleton ?? <span className="code-ring" />}</Skeleton>
      </div>
    );
  if (part === "failed")
    return (
      <div className="code-failed">
        <ActionNotice action={words.failed.tryAgain} onPress={retry}>
          {words.failed.title}
        </ActionNotice>
      </div>
    );
  return children(part.code);
}
