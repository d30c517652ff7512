import type { ReactNode } from "react";

/** Words that lead on, for buttons and links: underlined, in the accent. */
export const textLink =
  "focus-ring text-accent underline underline-offset-3 hover:decoration-2 forced-colors:text-[LinkText]";
/** What stands in a line by itself can be hit around the line too: 44 px high. */
export const aroundLine = "relative after:absolute after:-inset-x-2 after:-inset-y-3";

interface TextButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Work is under way: presses are ignored, the focus stays. */
  readonly busy?: boolean;
  /** The announcement of pending work for screen readers. */
  readonly busyWord?: string;
  /** A full name where the words alone don't say it. It must contain the words. */
  readonly name?: string;
}

/** A button that looks like a link, for what stands among words. */
export function TextButton({ children, onPress, busy = false, busyWord, name }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => busy || onPress()}
      className={`min-h-6 text-start font-value aria-disabled:cursor-progress aria-disabled:opacity-60 ${textLink} ${aroundLine}`}
    >
      {children}
      {busyWord !== undefined && (
        <span role="status" className="sr-only">
          {busy ? busyWord : ""}
        </span>
      )}
    </button>
  );
}
