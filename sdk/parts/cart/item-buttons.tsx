import { useLingui } from "@lingui/react/macro";
import type { Reservation } from "../../contracts/cart.ts";
import { Button } from "../../ui/button.tsx";

interface Props {
  readonly reservation: Pick<Reservation, "reservationId" | "activityTitle">;
  /** Whether this one is being removed. */
  readonly isBusy: boolean;
  readonly edit: (reservationId: string) => void;
  readonly remove: (reservationId: string) => void;
}

/** What can be done with an item of a cart: each button's name says with which. */
export function ItemButtons({ reservation: { reservationId, activityTitle }, isBusy, edit, remove }: Props) {
  const { t } = useLingui();
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
        name={`${t`Remove`}: ${activityTitle}`}
        busy={isBusy}
        busyWord={t`Removing`}
        onPress={() => remove(reservationId)}
      >
        {t`Remove`}
      </Button>
    </>
  );
}
