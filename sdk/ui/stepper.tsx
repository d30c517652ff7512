import { Minus, Plus } from "lucide";
import { IconButton } from "./icon-button.tsx";

export interface StepperProps {
  readonly value: number;
  /** What is counted, announced with the number ("Adult"). */
  readonly label: string;
  readonly onMinus: () => void;
  readonly onPlus: () => void;
  readonly canMinus: boolean;
  readonly canPlus: boolean;
  /** The id of the sentence that says why plus is off. */
  readonly reasonId?: string | undefined;
  /** Full names of the two buttons ("One adult less", "One more adult"). */
  readonly words: { readonly minus: string; readonly plus: string };
}

/** Minus, number, plus. Both buttons stay reachable when off, so that a screen reader reads the reason. */
export function Stepper({ value, label, onMinus, onPlus, canMinus, canPlus, reasonId, words }: StepperProps) {
  return (
    <div role="group" aria-label={label} className="flex shrink-0 items-center">
      <IconButton edge icon={Minus} name={words.minus} off={!canMinus} onPress={onMinus} />
      <output aria-live="polite" className="min-w-11 text-center text-18 font-value tabular-nums">
        {value}
      </output>
      <IconButton
        edge
        icon={Plus}
        name={words.plus}
        off={!canPlus}
        onPress={onPlus}
        describedBy={canPlus ? undefined : reasonId}
      />
    </div>
  );
}
