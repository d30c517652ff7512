import { useLingui } from "@lingui/react/macro";
import type { Cart } from "../../contracts/cart.ts";
import { Price } from "../../ui/price.tsx";
import { CodeLines } from "../codes/code-lines.tsx";
import { Line } from "./line.tsx";

/** Service fee, rebates, the total, and what is left of it where gift vouchers pay (RULES 10). */
export function Totals({ cart }: { readonly cart: Cart }) {
  const { t } = useLingui();
  const { codes, customerServiceFee, rebatesTotal, total, vouchersTotal, due, reservations } = cart;
  const vat = customerServiceFee.amount > 0 ? t`VAT included` : t`VAT included, no booking fee`;
  const isPaidByVoucher = vouchersTotal.amount > 0;
  return (
    <div className="flex flex-col gap-3">
      {(customerServiceFee.amount > 0 || rebatesTotal.amount > 0) && (
        <dl className="flex flex-col gap-1 text-14">
          {customerServiceFee.amount > 0 && <Line label={t`Service fee`} amount={customerServiceFee.amount} />}
          <CodeLines codes={codes} kind="rebate" />
        </dl>
      )}
      <div className="border-t border-line pt-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-18 font-strong">{t`Total`}</span>
          <Price of={total} breaks className={isPaidByVoucher ? "text-18 font-strong" : large} />
        </p>
        <p className="text-14 text-ink-2">
          {reservations.every(({ isNet }) => isNet) ? `${t`net price`} · ${vat}` : vat}
        </p>
      </div>
      {isPaidByVoucher && (
        <>
          <dl className="flex flex-col gap-1 text-14">
            <CodeLines codes={codes} kind="voucher" />
          </dl>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
            <span className="text-18 font-strong">{t`Left to pay`}</span>
            <Price of={due} breaks className={large} />
          </p>
        </>
      )}
    </div>
  );
}

const large = "text-28 font-strong tracking-[-0.014em]";
