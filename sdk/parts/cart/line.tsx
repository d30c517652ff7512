import { formatMoney } from "../../contracts/money.ts";
import { Price } from "../../ui/price.tsx";

export interface LineProps {
  readonly label: string;
  /** Rappen; below zero it is a rebate. */
  readonly amount: number;
  readonly strong?: boolean;
  /** Money that came back, which is no rebate. */
  readonly isRefund?: boolean;
}

/** One line of a sum, inside a `dl`: what, and how much. */
export function Line({ label, amount, strong, isRefund }: LineProps) {
  const isRebate = amount < 0 && !isRefund;
  return (
    <div className={`flex justify-between gap-4 ${strong ? "font-strong" : ""} ${isRebate ? "text-red" : ""}`}>
      <dt className={`min-w-0 hyphens-auto ${strong || isRebate ? "" : "text-ink-2"}`}>{label}</dt>
      <dd className="max-w-full shrink-0">
        <Price of={formatMoney(amount)} />
      </dd>
    </div>
  );
}
