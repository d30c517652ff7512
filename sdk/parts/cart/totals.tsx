import { useLingui } from "@lingui/react/macro";
import type { Cart } from "../../contracts/cart.ts";
import { formatMoney } from "../../contracts/money.ts";
import { cartLines, reservationLines, type PriceLine } from "../../contracts/price-lines.ts";
import { Price } from "../../ui/price.tsx";
import { useCodeWord } from "../codes/code-name.ts";
import { Line } from "./line.tsx";

interface TotalsProps {
  readonly cart: Cart;
  /** Where the items stand beside it, what fee and rebates are added to is said first. */
  readonly isApart?: boolean;
}

/** Service fee, rebates, the total, and what is left of it where gift vouchers pay (RULES 10). */
export function Totals({ cart, isApart = false }: TotalsProps) {
  const { t } = useLingui();
  const lines = cartLines(cart);
  const total = lines.findIndex(({ kind }) => kind === "total");
  const due = lines.find(({ kind }) => kind === "due");
  const vat = cart.customerServiceFee.amount > 0 ? t`VAT included` : t`VAT included, no service fee`;
  return (
    <div className="flex flex-col gap-3">
      <SmallLines lines={lines.slice(0, total)} before={isApart ? sumOfItems(cart) : undefined} />
      <div className="border-t border-line pt-4">
        <p className={sum}>
          <span className="text-18 font-strong">{t`Total`}</span>
          <Price of={cart.total} breaks className={due ? "text-18 font-strong" : large} />
        </p>
        <p className="text-14 text-ink-2">
          {cart.reservations.every(({ isNet }) => isNet) ? `${t`net price`} · ${vat}` : vat}
        </p>
      </div>
      {due && (
        <>
          <SmallLines lines={lines.slice(total + 1, -1)} />
          <p className={`border-t border-line pt-4 ${sum}`}>
            <span className="text-18 font-strong">{t`Left to pay`}</span>
            <Price of={formatMoney(due.amount)} breaks className={large} />
          </p>
        </>
      )}
    </div>
  );
}

/** Tickets and deposits, in Rappen. */
function sumOfItems({ reservations }: Pick<Cart, "reservations">): number {
  return reservations.flatMap(reservationLines).reduce((sum, { amount }) => sum + amount, 0);
}

/** The lines that are no sum: service fee, rebates, gift vouchers. */
function SmallLines({ lines, before }: { readonly lines: readonly PriceLine[]; readonly before?: number | undefined }) {
  const { t } = useLingui();
  const codeWord = useCodeWord();
  if (lines.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1 text-14">
      {before !== undefined && <Line label={t`Subtotal`} amount={before} />}
      {lines.map(({ kind, name, amount }, index) => (
        <Line
          key={index}
          label={kind === "rebate" || kind === "voucher" ? codeWord(kind, name ?? "") : t`Service fee`}
          amount={amount}
          isRefund={kind === "voucher"}
        />
      ))}
    </dl>
  );
}

const sum = "flex flex-wrap items-baseline justify-between gap-x-4";
const large = "text-28 font-strong tracking-[-0.014em]";
