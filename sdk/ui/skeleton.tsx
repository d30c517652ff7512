import { useLayoutEffect, useState, type ReactNode } from "react";

/** Waiting longer than this gets a word (ms). */
const wordAfter = 4000;

export interface SkeletonProps {
  /** What is said at once to those who don't see it, and shown after 4 seconds ("Still looking for times"). */
  readonly word: string;
  /** The owner counts the 4 seconds itself. */
  readonly isSlow?: boolean;
  /** `Bone`s in the shape of what comes. */
  readonly children: ReactNode;
}

/** Stands in for what comes. It appears after 100 ms: what is faster shows nothing. */
export function Skeleton({ word, isSlow = false, children }: SkeletonProps) {
  const [late, setLate] = useState(false);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setLate(true), wordAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="opacity-100 transition-opacity delay-100 duration-150 starting:opacity-0">
      <p role="status" className={late || isSlow ? "pb-3 text-14 text-ink-2" : "sr-only"}>
        {word}
      </p>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** One grey piece; its size comes as classes. */
export function Bone({ className }: { className: string }) {
  return (
    <span
      className={`block animate-pulse rounded-field bg-surface-3 motion-reduce:animate-none forced-colors:border ${className}`}
    />
  );
}
