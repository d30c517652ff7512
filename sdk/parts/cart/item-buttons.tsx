import { useLingui } from "@lingui/react/macro";
import type { Reservation } from "../../contracts/cart.ts";
import { tripsOfItem } from "../../contracts/trips-of-item.ts";
import { Button } from "../../ui/button.tsx";
import { titlesOf } from "./titles.ts";

interface Props {
  readonly reservation: Pick<Reservation, "reservationId" | "activityTitle" | "bookingItemId">;
  /** The reservations of its cart: some may be removed with it. */
  readonly all: readonly Reservation[];
  /** The reservation that is being removed; null while none is. Meanwhile no other can be. */
  readonly busyWith: string | null;
  readonly edit: (reservationId: string) => void;
  readonly remove: (reservationId: string) => void;
}

/** What can be done with an item of a cart: each button's name says with which, and what is removed with it. */
export function ItemButtons({ reservation, all, busyWith, edit, remove }: Props) {
  const { t } = useLingui();
  const { reservationId, activityTitle } = reservation;
  const trips = tripsOfItem(reservation, all);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="min-w-11"
        name={`${t`Edit`}: ${activityTitle}`}
        onPress={() => edit(reservationId)}
      >
        {t`Edit`}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="ms-2"
        name={`${t`Remove`}: ${titlesOf([reservation, ...trips])}`}
        busy={busyWith === reservationId}
        disabled={busyWith !== null && busyWith !== reservationId}
        busyWord={t`Removing`}
        onPress={() => remove(reservationId)}
      >
        {t`Remove`}
      </Button>
      {trips.length > 0 && <p className="basis-full text-14 text-ink-2">{t`Is removed with it: ${titlesOf(trips)}`}</p>}
    </>
  );
}
