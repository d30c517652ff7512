import { ArrowLeft } from "lucide";
import { Button } from "../../../ui/button.tsx";
import { ProgressBars } from "../../../ui/progress-bars.tsx";

export interface ProgressProps {
  /** Where the way back leads ("Date"); without it this is the first step and `start` stands in its place. */
  readonly back: { readonly word: string; readonly name: string; readonly onPress: () => void } | undefined;
  readonly start: string;
  /** "Step 3 of 4: Tickets" */
  readonly words: string;
  readonly done: number;
  readonly of: number;
}

/** The way back at the start of the line, the step in words at its end, a bar a step below. */
export function Progress({ back, start, words, done, of }: ProgressProps) {
  return (
    <div className="pb-6">
      <div className="flex min-h-11 items-center justify-between gap-4 text-14">
        {back ? (
          <Button variant="quiet" size="small" icon={ArrowLeft} iconPoints name={back.name} onPress={back.onPress}>
            {back.word}
          </Button>
        ) : (
          <span className="font-strong">{start}</span>
        )}
        <span className="text-end text-ink-2">{words}</span>
      </div>
      <ProgressBars done={done} of={of} />
    </div>
  );
}
