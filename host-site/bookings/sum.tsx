import { money as moneyOf } from "../../sdk/contracts/money.ts";

/** A line of a `dl` of amounts; `amount` in Rappen. */
export function Sum({
  name,
  amount,
  isTotal = false,
}: {
  readonly name: string;
  readonly amount: number;
  readonly isTotal?: boolean;
}) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? "mt-1 border-t border-line pt-3 text-16 font-strong" : "text-14"}`}
    >
      <dt className="min-w-0 hyphens-auto">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{moneyOf(amount).formatted}</dd>
    </div>
  );
}
