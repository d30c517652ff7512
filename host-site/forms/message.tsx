import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import type { Refusal } from "./ask.ts";
import { useFormWords } from "./form-context.ts";

const looks = { done: CircleCheck, info: Info, warning: TriangleAlert, wrong: CircleAlert } as const;

interface MessageProps {
  readonly kind: keyof typeof looks;
  readonly title?: string | undefined;
  readonly children: ComponentChildren;
  /** Takes the focus when it comes: what was asked for has ended, and this is what came of it. */
  readonly takesFocus?: boolean;
}

/** A word on what happened, or what to know. */
export function Message({ kind, title, children, takesFocus = false }: MessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, []);
  return (
    <div
      ref={box}
      class={`message message-${kind}`}
      role={kind === "wrong" ? "alert" : "status"}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon of={looks[kind]} />
      <div class="message-words">
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}

/** What a refusal means, in a sentence: a page's own words first, else those that all forms share. */
export function useRefusalWords(): (refusal: Refusal, own?: Readonly<Record<string, string>>) => string {
  const { words } = useFormWords();
  return ({ code }, own = {}) => own[code] ?? words.refusals[code] ?? words.refusals.other;
}

interface RefusedProps {
  readonly refusal: Refusal;
  /** Sentences of the page's own, by code. */
  readonly own?: Readonly<Record<string, string>>;
  readonly action?: { readonly title: string; readonly onPress: () => void };
}

/** What came of something that was refused, with a way forward where there is one. */
export function Refused({ refusal, own, action }: RefusedProps) {
  const sentence = useRefusalWords();
  return (
    <Message kind="wrong" takesFocus>
      <p>{sentence(refusal, own)}</p>
      {action && (
        <button type="button" class="link-button" onClick={action.onPress}>
          {action.title}
        </button>
      )}
    </Message>
  );
}
