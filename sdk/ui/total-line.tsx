import { Price } from "./price.tsx";

export interface TotalLineProps {
  readonly quantity: number;
  readonly label: string;
  /** Of one ticket; empty where the amount says it. */
  readonly each: string;
  readonly amount: string;
}

/** "2 × Adult CHF 190.00 … CHF 380.00" */
export function TotalLine({ quantity, label, each, amount }: TotalLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="min-w-0 hyphens-auto">
        <bdi>{quantity} ×</bdi> {label} {each && <Price of={each} className="text-ink-2" />}
      </dt>
      <dd>
        <Price of={amount} />
      </dd>
    </div>
  );
}
