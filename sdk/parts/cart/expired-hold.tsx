import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { Reservation } from "../../contracts/cart.ts";
import type { CartItem, CartView } from "../../machines/cart/cart.types.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Item } from "./item.tsx";
import { useFocusOnResult } from "./use-focus-on-result.ts";

export interface ExpiredHoldProps {
  readonly cart: CartView;
  readonly languageTag: string;
  readonly now: () => number;
  /** The address of a page of the shop, of its path. */
  readonly addressOf: (path: string) => string;
  readonly rehold: (reservationId: string) => void;
  readonly dismiss: (reservationId?: string) => void;
}

/** Why an expired hold can't be had again, as the last attempt was told; undefined where it may be. */
function lossOf(
  { error, restoreChanges }: CartView,
  { reservationId }: Reservation,
): "sold_out" | "closed" | undefined {
  const kind = restoreChanges.find((change) => change.reservationId === reservationId)?.kind;
  if (kind === "sold_out" || kind === "closed") return kind;
  if (error?.task !== "rehold" || error.reservationId !== reservationId) return undefined;
  return error.code === "availability_full" ? "sold_out" : error.code === "availability_closed" ? "closed" : undefined;
}

/**
 * Expired holds, each with the trips that go with it: they may be held again, or removed. What is sold out meanwhile
 * leads to other times.
 */
export function ExpiredHold(props: ExpiredHoldProps) {
  return props.cart.expiredHolds.map((item) => (
    <ExpiredItem key={item.reservation.reservationId} {...props} item={item} />
  ));
}

function ExpiredItem(props: ExpiredHoldProps & { readonly item: CartItem }) {
  const { cart, item, languageTag, now, addressOf, rehold, dismiss } = props;
  const { reservation: lapsed, trips } = item;
  const { t } = useLingui();
  const card = useRef<HTMLDivElement>(null);
  useFocusOnResult(card);
  // One main button a screen: with live seats beside it, or with several of these, it is another's.
  const isOnlyStep = cart.expiredHolds.length === 1 && !cart.cart?.reservations.length;
  const loss = lossOf(cart, lapsed);
  const words = {
    sold_out: (title: string) => t`${title} is sold out. Nothing was charged.`,
    closed: (title: string) => t`${title} can no longer be booked. Nothing was charged.`,
  };
  return (
    <div ref={card} data-result className="focus-ring flex flex-col gap-4 rounded-card border border-line p-4">
      <Item
        reservation={lapsed}
        all={cart.cart?.reservations ?? []}
        languageTag={languageTag}
        now={now}
        note={
          <Notice tone="warning">
            {loss
              ? words[loss](lapsed.activityTitle)
              : t`The time to pay is over, so these seats are free again. Hold them once more if you still want them.`}
          </Notice>
        }
      />
      {trips.map((trip) => (
        <div key={trip.reservationId} className="border-t border-line pt-4">
          <Item reservation={trip} all={[lapsed]} languageTag={languageTag} now={now} compact />
        </div>
      ))}
      <div className="flex flex-wrap gap-x-4">
        {loss ? (
          <LinkButton variant={isOnlyStep ? "primary" : "secondary"} href={addressOf(lapsed.activityPath)}>
            {lapsed.tripId === null ? t`Choose another time` : t`Choose another connection`}
          </LinkButton>
        ) : (
          <Button
            variant={isOnlyStep ? "primary" : "secondary"}
            size="medium"
            busy={cart.busyWith === lapsed.reservationId}
            busyWord={t`Holding your seats`}
            onPress={() => rehold(lapsed.reservationId)}
          >
            {t`Hold again`}
          </Button>
        )}
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
  );
}
