import { Button, type ButtonProps } from "./button.tsx";
import { useSlow } from "./use-slow.ts";

export interface WaitingButtonProps extends ButtonProps {
  /** The announcement when the work starts. */
  readonly busyWord: string;
  /** The announcement after 4 seconds. */
  readonly slowWord: string;
}

/** A button whose work may take long. */
export function WaitingButton({ slowWord, ...button }: WaitingButtonProps) {
  const isSlow = useSlow(button.busy ?? false);
  return <Button {...button} busyWord={isSlow ? slowWord : button.busyWord} />;
}
