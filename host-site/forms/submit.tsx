import type { ReactNode } from "react";
import { TextButton } from "../../sdk/ui/text-button.tsx";
import { useSlow } from "../../sdk/ui/use-slow.ts";
import { WaitingButton, type WaitingButtonProps } from "../../sdk/ui/waiting-button.tsx";
import { formButton } from "./classes.ts";
import { useFormWords } from "./form-context.ts";

interface SubmitProps extends Pick<WaitingButtonProps, "className" | "variant" | "wide"> {
  readonly isBusy: boolean;
  readonly children: ReactNode;
  /** What the form holds can't be sent at all, and the form says why. */
  readonly isDisabled?: boolean;
}

/** The button that sends a form. It keeps its width while busy, says so, and after four seconds a word more. */
export function Submit({ isBusy, isDisabled = false, className = formButton, ...button }: SubmitProps) {
  return (
    <WaitingButton
      {...useBusyWords()}
      {...button}
      className={className}
      type="submit"
      busy={isBusy}
      disabled={isDisabled}
    />
  );
}

interface ActionButtonProps extends Pick<WaitingButtonProps, "className" | "variant" | "wide"> {
  readonly isBusy: boolean;
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** A button that sends a request without a form. */
export function ActionButton({ isBusy, className = formButton, ...button }: ActionButtonProps) {
  return <WaitingButton {...useBusyWords()} {...button} className={className} busy={isBusy} />;
}

/** The same among words, looking like a link. */
export function ActionLink({ isBusy, children, onPress }: Omit<ActionButtonProps, "className" | "variant" | "wide">) {
  const { busyWord, slowWord } = useBusyWords();
  const isSlow = useSlow(isBusy);
  return (
    <TextButton busy={isBusy} busyWord={isSlow ? slowWord : busyWord} onPress={onPress}>
      {children}
    </TextButton>
  );
}

function useBusyWords() {
  const { words } = useFormWords();
  return { busyWord: words.loading, slowWord: words.slow };
}
