import { useState } from "react";
import { TextButton } from "../../sdk/ui/text-button.tsx";

interface CodeToCopyProps {
  readonly title: string;
  readonly text: string;
  readonly isToCopy?: boolean;
}

/** Code under a title; with a button that copies it, where the browser lets pages copy. */
export function CodeToCopy({ title, text, isToCopy = false }: CodeToCopyProps) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const canCopy = isToCopy && "clipboard" in navigator;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  return (
    <figure className="mt-3">
      <figcaption className="flex min-h-8 items-center justify-between gap-4 text-14 text-ink-2">
        {title}
        {canCopy && <TextButton onPress={() => void copy()}>Copy</TextButton>}
      </figcaption>
      <pre
        // It may be wider than its place: the keyboard scrolls what has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-field bg-surface-2 p-4 text-start text-14 [direction:ltr]"
      >
        <code>{text}</code>
      </pre>
      <p role="status" className="text-14 text-ink-2">
        {state === "copied" && "Copied."}
        {state === "refused" && "The browser does not let pages copy here: select the text."}
      </p>
    </figure>
  );
}
