import { useEffect, useState } from "react";
import { announceToScreenReaders } from "./announce.ts";

interface ProgressProps {
  /** When it was requested, in milliseconds of `performance.now()`. */
  readonly since: number;
  readonly word: string;
}

/** From when on a bar, and a word, say that something is on its way (ms). */
const delays = { bar: 150, word: 4000 } as const;

/**
 * Says that the next page, or newer data of this one, is on its way. Counts from the request, though the code that
 * shows the page is not there.
 */
export function Progress({ since, word }: ProgressProps) {
  const [shown, show] = useState<"nothing" | "bar" | "word">("nothing");
  useEffect(() => {
    show("nothing");
    const after = (delay: number) => Math.max(0, since + delay - performance.now());
    const bar = setTimeout(() => show("bar"), after(delays.bar));
    const words = setTimeout(() => {
      show("word");
      announceToScreenReaders(word);
    }, after(delays.word));
    return () => {
      clearTimeout(bar);
      clearTimeout(words);
    };
  }, [since]);
  if (shown === "nothing") return null;
  return (
    <>
      <div className="loading-bar" aria-hidden="true" />
      {shown === "word" && (
        <p className="loading-word" aria-hidden="true">
          {word}
        </p>
      )}
    </>
  );
}
