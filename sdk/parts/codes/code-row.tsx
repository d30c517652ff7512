import { useLingui } from "@lingui/react/macro";
import { useRef, type RefObject } from "react";
import type { Cart } from "../../contracts/cart.ts";
import type { CodeOfCart, CodeReason } from "../../contracts/code.ts";
import { formatMoney } from "../../contracts/money.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { useFocusSuccessor } from "../../ui/use-focus-successor.ts";
import { fullDateInWords } from "../when.ts";
import { useCodeName } from "./code-name.ts";
import type { CodesProps } from "./codes.props.ts";

interface Props {
  readonly code: CodeOfCart;
  readonly cart: Cart;
  readonly codes: CodesProps;
  readonly languageTag: string;
  /** Takes the focus of a row that is gone. */
  readonly section: RefObject<HTMLElement | null>;
}

/** One code: what it does for each item, or why it does nothing, and the button that takes it out. */
export function CodeRow({ code, cart, codes, languageTag, section }: Props) {
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  useFocusSuccessor(row, () => section.current);
  const nameOf = useCodeName();
  const reasonWords = useReasonWords();
  const { view, remove } = codes;
  const isRemoving = view?.state === "removing" && view.busyWith === code.code;
  const left = code.balance && code.balance.amount - code.amount.amount;
  const stays = formatMoney(left ?? 0);
  return (
    <li
      ref={row}
      className="flex flex-wrap items-start gap-x-4 border-t border-line pt-3 text-14 first:border-t-0 first:pt-0"
    >
      <div className="flex min-w-0 grow basis-50 flex-col gap-1">
        <p className="flex flex-wrap justify-between gap-x-4 font-value">
          <span className="min-w-0 hyphens-auto wrap-break-word">{nameOf(code)}</span>
          {code.amount.amount > 0 && (
            <span className="ms-auto">
              <Price of={formatMoney(-code.amount.amount)} />
            </span>
          )}
        </p>
        {cart.reservations.length > 1 && <Shares code={code} cart={cart} />}
        {code.reason && <p className="text-ink-2">{reasonWords(code)}</p>}
        {code.validUntil && (
          <p className="text-ink-2">{t`Valid until ${fullDateInWords(code.validUntil, languageTag)}`}</p>
        )}
        {left !== undefined && code.amount.amount > 0 && (
          <p className="text-ink-2">
            {left > 0 ? t`${stays} stay on the voucher.` : t`The voucher is used up with it.`}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-my-3"
        name={`${t`Remove`}: ${code.code}`}
        busy={isRemoving}
        disabled={view?.state !== "idle" && !isRemoving}
        busyWord={t`Removing`}
        onPress={() => remove(code.code)}
      >
        {t`Remove`}
      </Button>
    </li>
  );
}

/** What a code does for each item. A voucher pays of the service fee what is in none. */
function Shares({ code, cart }: Pick<Props, "code" | "cart">) {
  const { t } = useLingui();
  const ofFee = code.amount.amount - code.lines.reduce((sum, { amount }) => sum + amount.amount, 0);
  const shares = [
    ...code.lines.map(({ reservationId, amount }) => ({
      name: cart.reservations.find((each) => each.reservationId === reservationId)?.activityTitle ?? "",
      amount: amount.amount,
    })),
    { name: t`Service fee`, amount: ofFee },
  ];
  return (
    <ul className="text-ink-2">
      {shares
        .filter(({ amount }) => amount > 0)
        .map(({ name, amount }, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span className="min-w-0 hyphens-auto wrap-break-word">{name}</span>
            <Price of={formatMoney(-amount)} />
          </li>
        ))}
    </ul>
  );
}

/** Why a code takes nothing off, or pays nothing. */
export function useReasonWords(): (code: Pick<CodeOfCart, "kind" | "reason">) => string | null {
  const { t } = useLingui();
  const words: Record<CodeReason, string> = {
    net_prices: t`It does nothing here: your prices are net prices.`,
    trips_only: t`It does nothing here: it is not for public transport.`,
    already_free: t`It does nothing here: nothing is left to pay.`,
    ended: t`It does nothing any more: its time is over, or it has been used up. Remove it, then pay.`,
    in_use: t`It does nothing yet: another booking, which is being paid, has reserved its balance.`,
  };
  return ({ kind, reason }) => {
    if (!reason) return null;
    return reason === "net_prices" && kind === "voucher"
      ? t`It pays nothing here: gift vouchers pay no bookings at a reseller’s prices.`
      : words[reason];
  };
}
