import { formatMoney } from "../../contracts/money.ts";
import { Price } from "../../ui/price.tsx";

export interface LineProps {
  readonly label: string;
  /** Rappen; below zero it is a rebate. */
  readonly amount: number;
  readonly strong?: boolean;
}

/** One line of a sum, inside a `dl`: what, and how much. */
export function Line({ label, amount, strong }: LineProps) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? "font-strong" : ""} ${amount < 0 ? "text-red" : ""}`}>
      <dt className={`min-w-0 hyphens-auto ${strong || amount < 0 ? "" : "text-ink-2"}`}>{label}</dt>
      <dd className="max-w-full shrink-0">
        <Price of={amount < 0 ? `− ${formatMoney(-amount)}` : formatMoney(amount)} />
      </dd>
    </div>
  );
}
