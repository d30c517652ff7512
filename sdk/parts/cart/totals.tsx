import { useLingui } from "@lingui/react/macro";
import type { Cart } from "../../contracts/cart.ts";
import { Price } from "../../ui/price.tsx";
import { Line } from "./line.tsx";

/** Service fee, rebates, and the total (RULES 10). Deposits are lines of their items. */
export function Totals({ cart }: { readonly cart: Cart }) {
  const { t } = useLingui();
  const { customerServiceFee, rebatesTotal, total, reservations } = cart;
  const vat = customerServiceFee.amount > 0 ? t`VAT included` : t`VAT included, no booking fee`;
  return (
    <div className="flex flex-col gap-3">
      {(customerServiceFee.amount > 0 || rebatesTotal.amount > 0) && (
        <dl className="flex flex-col gap-1 text-14">
          {customerServiceFee.amount > 0 && <Line label={t`Service fee`} amount={customerServiceFee.amount} />}
          {rebatesTotal.amount > 0 && <Line label={t`Rebate`} amount={-rebatesTotal.amount} />}
        </dl>
      )}
      <div className="border-t border-line pt-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-18 font-strong">{t`Total`}</span>
          <Price of={total} breaks className="text-28 font-strong tracking-[-0.014em]" />
        </p>
        <p className="text-14 text-ink-2">
          {reservations.every(({ isNet }) => isNet) ? `${t`net price`} · ${vat}` : vat}
        </p>
      </div>
    </div>
  );
}
