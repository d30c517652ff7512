import { useLingui } from "@lingui/react/macro";
import { isFreePrice } from "../../contracts/money.ts";
import { Price } from "../../ui/price.tsx";
import type { BookingDetails } from "./activity.props.ts";

interface Props {
  readonly booking: Pick<BookingDetails, "price" | "isNet" | "isPerPerson">;
  readonly size: "bar" | "panel";
}

/** "from CHF 49.00 per person", with a contract's price said to be net; a price of nothing is free. */
export function PriceLine({ booking: { price, isNet, isPerPerson }, size }: Props) {
  const { t } = useLingui();
  if (price === null) return null;
  const figure = size === "panel" ? "text-28 tracking-[-0.014em]" : "text-18";
  if (isFreePrice(price)) return <p className={`font-strong ${figure}`}>{t`Free`}</p>;
  return (
    <p className="text-14 text-ink-2">
      {t`from`} <Price of={price.formatted} className={`font-strong text-ink ${figure}`} />{" "}
      <span className={size === "panel" ? "block" : ""}>
        {isPerPerson && (
          <span className={size === "bar" ? "hidden @2xl:inline" : ""}>
            {t`per person`}
            {isNet && " · "}
          </span>
        )}
        {isNet && t`net price`}
      </span>
    </p>
  );
}
