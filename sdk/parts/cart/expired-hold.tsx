import { useLingui } from "@lingui/react/macro";
import type { CartView } from "../../machines/cart/cart.types.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Item } from "./item.tsx";

export interface ExpiredHoldProps {
  readonly cart: CartView;
  readonly languageTag: string;
  readonly now: () => number;
  readonly rehold: (reservationId: string) => void;
  readonly dismiss: (reservationId?: string) => void;
}

/** Expired holds, each with the trips that go with it: they may be held again, or removed. */
export function ExpiredHold({ cart, languageTag, now, rehold, dismiss }: ExpiredHoldProps) {
  const { t } = useLingui();
  // One main button a screen: with live seats beside it, or with several of these, it is another's.
  const isOnlyStep = cart.expiredHolds.length === 1 && !cart.cart?.reservations.length;
  return cart.expiredHolds.map(({ reservation: lapsed, trips }) => (
    <div
      key={lapsed.reservationId}
      data-result
      className="focus-ring flex flex-col gap-4 rounded-card border border-line p-4"
    >
      <Item
        reservation={lapsed}
        all={cart.cart?.reservations ?? []}
        languageTag={languageTag}
        now={now}
        note={
          <Notice tone="warning">{t`The time to pay is over, so these seats are free again. Hold them once more if you still want them.`}</Notice>
        }
      />
      {trips.map((trip) => (
        <div key={trip.reservationId} className="border-t border-line pt-4">
          <Item reservation={trip} all={[lapsed]} languageTag={languageTag} now={now} compact />
        </div>
      ))}
      <div className="flex flex-wrap gap-x-4">
        <Button
          variant={isOnlyStep ? "primary" : "secondary"}
          size="medium"
          busy={cart.busyWith === lapsed.reservationId}
          busyWord={t`Holding your seats`}
          onPress={() => rehold(lapsed.reservationId)}
        >
          {t`Hold again`}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="ms-2"
          name={`${t`No, thank you`}: ${lapsed.activityTitle}`}
          onPress={() => dismiss(lapsed.reservationId)}
        >
          {t`No, thank you`}
        </Button>
      </div>
    </div>
  ));
}
