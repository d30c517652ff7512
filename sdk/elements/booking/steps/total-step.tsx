import { useLingui } from "@lingui/react/macro";
import { CalendarCheck } from "lucide";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Price } from "../../../ui/price.tsx";
import { StepHeading } from "../frame/step-heading.tsx";
import { TotalLine } from "./total-line.tsx";

export interface TotalStepProps {
  /** "Sat 21 November 2026, 10:30" */
  readonly slot: string;
  readonly offer: string;
  readonly lines: readonly { readonly key: string; readonly quantity: number; readonly label: string; readonly each: string; readonly amount: string }[];
  readonly total: string;
  /** "Free cancellation until Fri 20 November, 10:30", or that it can't be cancelled. */
  readonly cancellation: string;
  readonly canCancel: boolean;
  readonly takesFocus: boolean;
  /** What went wrong, as a warning under the total (purchase spec §8). */
  readonly notice: ReactNode;
  readonly onChange: () => void;
}

/** Is everything right? What is booked, what it costs, until when it can be cancelled. */
export default function TotalStep({ slot, offer, lines, total, cancellation, canCancel, takesFocus, notice, onChange }: TotalStepProps) {
  const { t } = useLingui();
  return (
    <>
      <StepHeading takesFocus={takesFocus}>{t`Is everything right?`}</StepHeading>
      <div className="flex items-start justify-between gap-4 border-b border-line py-4">
        <div className="min-w-0">
          <p className="text-16 font-strong">{slot}</p>
          <p className="text-14 hyphens-auto text-ink-2">{offer}</p>
        </div>
        <span className="-mt-2.5">
          <Button look="quiet" size="small" name={t`Change date, time or tickets`} onPress={onChange}>
            {t`Change`}
          </Button>
        </span>
      </div>
      <dl className="border-b border-line py-3 text-16">
        {lines.map(({ key, ...line }) => (
          <TotalLine key={key} {...line} />
        ))}
      </dl>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <span className="text-18 font-strong">{t`Total`}</span>
        <Price of={total} className="ms-auto text-28 font-strong tracking-tight" />
      </div>
      <p className="pt-1 pb-3 text-14 text-ink-2">{t`VAT included`}</p>
      {notice}
      <Notice tone={canCancel ? "success" : "quiet"} icon={CalendarCheck}>
        {cancellation}
      </Notice>
    </>
  );
}
