import type { ReactNode } from "react";
import { useSlow } from "./use-slow.ts";

export interface SkeletonProps {
  /** Announced immediately, and shown after 4 seconds ("Still looking for times"). */
  readonly word: string;
  /** Whether the 4 seconds are over, where the owner counts them itself. */
  readonly isSlow?: boolean | undefined;
  /** `Bone`s in the shape of what comes. */
  readonly children: ReactNode;
}

/** Stands in for what comes. It appears after 100 ms: what is faster shows nothing. */
export function Skeleton({ word, isSlow, children }: SkeletonProps) {
  const isSlowHere = useSlow(isSlow === undefined);
  return (
    <div className="opacity-100 transition-opacity delay-100 duration-150 starting:opacity-0">
      <p role="status" className={(isSlow ?? isSlowHere) ? "pb-3 text-14 text-ink-2" : "sr-only"}>
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
