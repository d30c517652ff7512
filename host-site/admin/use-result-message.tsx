import { useState, type ReactNode } from "react";
import { Message } from "../forms/message.tsx";

type Kind = "done" | "info" | "warning";

interface Shown {
  readonly sentences: readonly string[];
  readonly kind: Kind;
  readonly turn: number;
}

interface ResultMessage {
  /** The result of the last action; null before the first. */
  readonly resultMessage: ReactNode;
  readonly showResult: (text: string | readonly string[], kind?: Kind) => void;
  readonly clearResult: () => void;
}

/**
 * The message about the result of an action, below the head of the page; several sentences below each other. It takes
 * the focus each time one is shown, also for the same text.
 */
export function useResultMessage(): ResultMessage {
  const [shown, setShown] = useState<Shown | null>(null);
  return {
    resultMessage: shown && (
      <div className="mt-4">
        <Message key={shown.turn} kind={shown.kind} takesFocus>
          <div className="grid gap-1">
            {shown.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Message>
      </div>
    ),
    showResult: (text, kind = "done") =>
      setShown((before) => ({ sentences: [text].flat(), kind, turn: (before?.turn ?? 0) + 1 })),
    clearResult: () => setShown(null),
  };
}
