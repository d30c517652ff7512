import { type ReactNode, useEffect, useRef } from "react";
import type { ApiError } from "../../sdk/client/api-error.ts";
import { Notice } from "../../sdk/ui/notice.tsx";
import { TextButton } from "../../sdk/ui/text-button.tsx";
import { useFormWords } from "./form-context.ts";

const tones = { done: "success", info: "info", warning: "warning", wrong: "error" } as const;

interface MessageProps {
  readonly kind: keyof typeof tones;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  /** What can be done now. */
  readonly actions?: ReactNode;
  /** Takes the focus when it appears: it states the result of what was requested. */
  readonly takesFocus?: boolean;
}

/** A word on what happened, or what to know. */
export function Message({ kind, title, children, actions, takesFocus = false }: MessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, []);
  return (
    <Notice
      tone={tones[kind]}
      title={title}
      role={kind === "wrong" ? "alert" : "status"}
      actions={actions}
      {...(takesFocus ? { boxRef: box } : {})}
    >
      {children}
    </Notice>
  );
}

/** What a refusal means, in a sentence: a page's own words first, else those that all forms share. */
export function useRefusalWords(): (refusal: ApiError, own?: Readonly<Record<string, string>>) => string {
  const { words } = useFormWords();
  return ({ code }, own = {}) => own[code] ?? words.refusals[code] ?? words.refusals.other;
}

interface RefusedProps {
  readonly refusal: ApiError;
  /** Sentences of the page's own, by code. */
  readonly own?: Readonly<Record<string, string>>;
  readonly action?: { readonly title: string; readonly onPress: () => void };
}

/** What came of something that was refused, with a way forward where there is one. */
export function Refused({ refusal, own, action }: RefusedProps) {
  const sentence = useRefusalWords();
  return (
    <Message
      kind="wrong"
      takesFocus
      actions={action && <TextButton onPress={action.onPress}>{action.title}</TextButton>}
    >
      <p>{sentence(refusal, own)}</p>
    </Message>
  );
}
