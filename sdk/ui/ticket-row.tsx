import { Info } from "lucide";
import { useId, type ReactNode } from "react";
import { Notice } from "./notice.tsx";
import { Price } from "./price.tsx";
import { Stepper, type StepperProps } from "./stepper.tsx";

export interface TicketRowProps extends Pick<
  StepperProps,
  "value" | "onMinus" | "onPlus" | "canMinus" | "canPlus" | "words"
> {
  readonly label: string;
  /** The audience: "8 to 15 years". */
  readonly hint: string;
  readonly price: string;
  /** A discount in its own words, as a chip. */
  readonly discount: string | undefined;
  /** Why plus is off, where this row was touched last. */
  readonly reason: ReactNode;
  /** Below the row: children's ages. */
  readonly more?: ReactNode;
  /** The id of the sentence that describes every plus that is off. */
  readonly reasonId: string | undefined;
}

/**
 * A ticket category: name and audience, price, minus, number, plus. In a narrow container the price is under the name,
 * in a very narrow one the buttons under both.
 */
export function TicketRow({ label, hint, price, discount, reason, reasonId, more, ...stepper }: TicketRowProps) {
  const id = useId();
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3" role="group" aria-labelledby={id}>
        <div className="flex min-w-0 grow basis-[5.5em] flex-col gap-x-4 @min-[430px]:flex-row @min-[430px]:items-center @min-[430px]:justify-between">
          <div className="min-w-0">
            <p id={id} className="text-16 font-strong hyphens-auto wrap-break-word">
              {label}
            </p>
            {hint && <p className="text-14 hyphens-auto text-ink-2">{hint}</p>}
            {discount && (
              <p className="mt-1 inline-block rounded-chip bg-red-tint px-2 text-12 font-value text-red">{discount}</p>
            )}
          </div>
          <Price of={price} className="mt-1 text-16 font-value @min-[430px]:mt-0" />
        </div>
        <Stepper {...stepper} label={label} reasonId={reasonId} />
      </div>
      <div role="status">
        {reason && (
          <div className="mt-3">
            <Notice icon={Info} {...(reasonId ? { id: reasonId } : {})}>
              {reason}
            </Notice>
          </div>
        )}
      </div>
      {more}
    </li>
  );
}
