import { useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide";
import type { Reservation } from "../../contracts/cart.ts";
import { Notice } from "../../ui/notice.tsx";

interface Props {
  readonly reservations: readonly Reservation[];
  /** Whether a payment method is charged: neither a free booking nor one on invoice. */
  readonly isCharged: boolean;
}

/** Says that a supplier still has to confirm, and when the money is taken (RULES 8); nothing where no item is on request. */
export function OnRequest({ reservations, isCharged }: Props) {
  const { t } = useLingui();
  if (!reservations.some((reservation) => reservation.bookingOnRequest)) return null;
  return (
    <Notice icon={Hourglass}>
      <p className="font-strong">{t`On request: the supplier confirms within 48 hours.`}</p>
      {reservations.length > 1 && <p>{t`The whole booking waits for this answer.`}</p>}
      {isCharged && (
        <p>{t`A card is only charged once the supplier confirms. Other methods are charged at once; if the supplier can’t, you get all of it back.`}</p>
      )}
    </Notice>
  );
}
