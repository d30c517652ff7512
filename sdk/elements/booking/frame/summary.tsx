import { CalendarCheck } from "lucide";
import { Icon } from "../../../ui/icon.tsx";
import { Price } from "../../../ui/price.tsx";

export interface SummaryLine {
  readonly label: string;
  readonly value: string;
  /** The value is money. */
  readonly isPrice?: boolean;
}

export interface SummaryProps {
  readonly title: string;
  readonly offer: string | undefined;
  readonly lines: readonly SummaryLine[];
  /** What is still to come ("Time and tickets come next."). */
  readonly next: string | undefined;
  /** "Free cancellation until Fri 20 November, 10:30" */
  readonly cancellation: string | undefined;
  /** Always in sight, once there is a price. */
  readonly amount: { readonly label: string; readonly price: string; readonly note: string | undefined } | undefined;
}

/** The summary beside the steps; it grows with every choice, and its foot holds the amount. */
export function Summary({ title, offer, lines, next, cancellation, amount }: SummaryProps) {
  return (
    <>
      <h3 className="text-16 font-strong">{title}</h3>
      {offer && <p className="mt-1 text-14 hyphens-auto text-ink-2">{offer}</p>}
      <dl className="mt-3 flex flex-col gap-2 text-14">
        {lines.map((line) => (
          <div key={line.label} className="flex justify-between gap-4">
            <dt className="min-w-0 hyphens-auto text-ink-2">
              <bdi>{line.label}</bdi>
            </dt>
            <dd className="max-w-[70%] text-end tabular-nums">
              {line.isPrice ? <Price of={line.value} /> : line.value}
            </dd>
          </div>
        ))}
      </dl>
      {next && <p className="mt-2 text-14 text-ink-2">{next}</p>}
      {cancellation && (
        <p className="mt-4 flex gap-2 text-14 text-success">
          <Icon of={CalendarCheck} size={16} className="mt-0.5" />
          <span>{cancellation}</span>
        </p>
      )}
      {amount && (
        /* Moves in the room below the lines alone, never over them. */
        <div className="flex grow flex-col justify-end">
          <div className="sticky bottom-6 border-t border-line bg-surface-2 pt-4 print:static">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-14">{amount.label}</span>
              <Price of={amount.price} className="ms-auto text-22 font-strong tracking-tight" />
            </div>
            {amount.note && <p className="text-14 text-ink-2">{amount.note}</p>}
          </div>
        </div>
      )}
    </>
  );
}
