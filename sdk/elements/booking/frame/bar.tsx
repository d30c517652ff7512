import { Button } from "../../../ui/button.tsx";
import { Price } from "../../../ui/price.tsx";

export interface BarProps {
  /** Above the amount in the offers-first flow: what was chosen so far. */
  readonly line: string | undefined;
  readonly amount: { readonly label: string; readonly price: string } | undefined;
  readonly button: {
    /** What will happen, in full and in short (for a narrow bar). */
    readonly words: string;
    readonly shortWords: string;
    /** The step is complete; else the button is an instruction (purchase spec §4). */
    readonly complete: boolean;
    readonly busy: boolean;
    readonly busyWord: string;
    readonly onPress: () => void;
  };
}

/** The amount, unless the summary beside has it, and the one main button that says what will happen. */
export function Bar({ line, amount, button }: BarProps) {
  return (
    <div className="w-full py-3 @min-[640px]:py-0">
      {line && <p className="pb-2 text-14 hyphens-auto text-ink-2 @min-[640px]:hidden">{line}</p>}
      <div className="flex items-center justify-between gap-4 @max-[21em]:flex-wrap @max-[21em]:gap-2">
        {amount && (
          <p className="min-w-0 @min-[640px]:hidden">
            <span className="block text-12 hyphens-auto text-ink-2">{amount.label}</span>
            <Price of={amount.price} className="text-18 font-strong" />
          </p>
        )}
        <Button
          variant={button.complete ? "primary" : "instruction"}
          busy={button.busy}
          busyWord={button.busyWord}
          onPress={button.onPress}
          className={`${amount ? "max-w-[64%] shrink-0 max-[420px]:px-5 @max-[21em]:max-w-full @max-[21em]:grow" : "w-full"} @min-[640px]:w-full @min-[640px]:max-w-none`}
        >
          <span className="@min-[560px]:hidden">{button.shortWords}</span>
          <span className="hidden @min-[560px]:inline">{button.words}</span>
        </Button>
      </div>
    </div>
  );
}
