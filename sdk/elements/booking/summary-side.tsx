import { useLingui } from "@lingui/react/macro";
import { languageTag } from "../../contracts/locale.ts";
import type { BookingProps } from "./booking.props.ts";
import { Summary, type SummaryLine } from "./frame/summary.tsx";
import { PartView } from "./lazy-parts.tsx";
import { cutOffInWords, dayInWords } from "../../parts/when.ts";

/** What stands beside the steps: the booking as it grows, and at the total what happens next. */
export function SummarySide({ summary, view, locale, isAllDay }: BookingProps) {
  const { t } = useLingui();
  const tag = languageTag(locale);
  if (view.kind === "total") return <PartView part="nextSide" {...summary} locale={locale} />;
  const lines: SummaryLine[] = [];
  if (summary.date) lines.push({ label: t`Date`, value: dayInWords(summary.date, tag) });
  if (summary.time) lines.push({ label: t`Time`, value: summary.time });
  for (const line of summary.lines)
    lines.push({ label: `${line.quantity} × ${line.label}`, value: line.amount, isPrice: true });
  const amount = summary.amount && {
    label: summary.amount.kind === "adult" ? t`Adult` : t`Total`,
    price: summary.amount.text,
    note:
      summary.amount.kind === "adult"
        ? summary.date
          ? t`on ${dayInWords(summary.date, tag)}`
          : undefined
        : t`VAT included`,
  };
  const next =
    summary.lines.length > 0
      ? undefined
      : summary.time || (isAllDay && summary.date)
        ? t`Tickets come next.`
        : summary.date
          ? t`Time and tickets come next.`
          : t`It grows with every choice.`;
  return (
    <Summary
      title={t`Your booking`}
      offer={summary.offerLabel ?? undefined}
      lines={lines}
      next={next}
      cancellation={
        summary.cancellableUntil
          ? t`Free cancellation until ${cutOffInWords(summary.cancellableUntil, tag)}`
          : undefined
      }
      amount={amount ?? undefined}
    />
  );
}
