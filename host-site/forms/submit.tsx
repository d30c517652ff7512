import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useFormWords } from "./form-context.ts";

interface BusyProps {
  readonly isBusy: boolean;
  readonly children: ComponentChildren;
  readonly class?: string;
}

interface SubmitProps extends BusyProps {
  /** What the form holds can't be sent at all, and the form says why. */
  readonly isDisabled?: boolean;
}

/** The button that sends a form. It keeps its width while busy, says so, and after four seconds a word more. */
export function Submit({ isBusy, isDisabled = false, children, class: look = "button" }: SubmitProps) {
  const isStill = isBusy || isDisabled;
  return (
    <button
      type="submit"
      class={`${look} busy-button`}
      aria-disabled={isStill}
      onClick={(event) => isStill && event.preventDefault()}
    >
      <Busy isBusy={isBusy}>{children}</Busy>
    </button>
  );
}

/** A button that asks the server by itself. */
export function ActionButton({
  isBusy,
  children,
  class: look = "button",
  onPress,
}: BusyProps & { readonly onPress: () => void }) {
  return (
    <button type="button" class={`${look} busy-button`} aria-disabled={isBusy} onClick={() => isBusy || onPress()}>
      <Busy isBusy={isBusy}>{children}</Busy>
    </button>
  );
}

function Busy({ isBusy, children }: Pick<BusyProps, "isBusy" | "children">) {
  const { words } = useFormWords();
  const [isSlow, slow] = useState(false);
  useEffect(() => {
    slow(false);
    if (!isBusy) return undefined;
    const timer = setTimeout(() => slow(true), 4000);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <>
      <span class="busy-words">{children}</span>
      {isBusy && <span class="spinner" aria-hidden="true" />}
      <span class="unseen" role="status">
        {isBusy ? (isSlow ? words.slow : words.loading) : ""}
      </span>
    </>
  );
}
