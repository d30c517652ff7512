import { useLingui } from "@lingui/react/macro";
import type { Reservation } from "../../contracts/cart.ts";
import { isSomeBookedAnyway } from "../../contracts/mixed-request.ts";
import { earlyRequestEnd } from "../../contracts/request-deadline.ts";
import { OnRequestNotice } from "../conditions/on-request-notice.tsx";

interface Props {
  readonly reservations: readonly Reservation[];
  /** Whether a payment method is charged, an invoice is written, or nothing is to pay. */
  readonly paidBy: "method" | "invoice" | "nothing";
  readonly languageTag: string;
  /** ms since 1970 by the server's clock. */
  readonly now: () => number;
}

/**
 * Says that a supplier still has to confirm, and when the money is taken (RULES 8); nothing where no item is on
 * request.
 */
export function OnRequest({ reservations, paidBy, languageTag, now }: Props) {
  const { t } = useLingui();
  const requested = reservations.filter((reservation) => reservation.bookingOnRequest);
  if (requested.length === 0) return null;
  const isMixed = isSomeBookedAnyway(reservations, (reservation) => reservation.bookingOnRequest);
  const end = earlyRequestEnd(
    requested.flatMap(({ confirmableUntil }) => confirmableUntil ?? []),
    now(),
  );
  return (
    <OnRequestNotice end={end} languageTag={languageTag}>
      {reservations.length > 1 && (
        <p>
          {isMixed
            ? t`The whole booking waits for this answer. What is neither on request nor goes with it is then booked in any case.`
            : t`The whole booking waits for this answer.`}
        </p>
      )}
      {paidBy === "invoice" && (
        <p>
          {isMixed
            ? t`You are invoiced for what is booked once the supplier has answered.`
            : t`You are invoiced only for what the supplier confirms.`}
        </p>
      )}
      {paidBy === "method" && (
        <p>
          {isMixed
            ? t`A card is charged once the supplier has answered, for what is then booked. Other methods are charged at once; what the supplier can’t confirm, you get back.`
            : t`A card is only charged once the supplier confirms. Other methods are charged at once; if the supplier can’t, you get all of it back.`}
        </p>
      )}
    </OnRequestNotice>
  );
}
