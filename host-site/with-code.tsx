import { type ReactNode, useRef, useState } from "react";
import { ActionNotice } from "../sdk/ui/action-notice.tsx";
import { lazyCode } from "../sdk/ui/lazy-code.ts";
import { useLazyCode } from "../sdk/ui/use-lazy-code.ts";
import { Skeleton } from "../sdk/ui/skeleton.tsx";
import { useFocusSuccessor } from "../sdk/ui/use-focus-successor.ts";
import { LoadLate } from "./pages/load-failed.tsx";
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
 * that tries again.
 */
export function WithCode<Code>({ load, words, skeleton, children }: WithCodeProps<Code>) {
  const [lazy] = useState(() => lazyCode(load));
  const { code, hasFailed, retry } = useLazyCode(lazy, true);
  if (code) return children(code);
  if (hasFailed) return <CodeFailed words={words} retry={retry} />;
  return <LateCode words={words} skeleton={skeleton} />;
}

/** Where code is awaited: a skeleton, which the words that it can't be loaded replace after ten seconds. */
export function LateCode({ words, skeleton }: Pick<WithCodeProps<unknown>, "words" | "skeleton">) {
  return (
    <div className="grid grid-cols-1 noscript:hidden">
      <div className="load-early">
        <Skeleton word={words.stillLoading}>{skeleton ?? <span className="code-ring" />}</Skeleton>
      </div>
      <LoadLate words={words} />
    </div>
  );
}

interface CodeFailedProps extends Pick<WithCodeProps<unknown>, "words"> {
  readonly retry: () => void;
}

function CodeFailed({ words: { failed }, retry }: CodeFailedProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The part may begin with a skeleton, which has no control.
  useFocusSuccessor(notice, () => document.getElementById("content"));
  return (
    <div ref={notice} className="code-failed">
      <ActionNotice action={failed.tryAgain} onPress={retry}>
        {failed.title}
      </ActionNotice>
    </div>
  );
}
