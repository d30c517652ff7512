import { useLingui } from "@lingui/react/macro";
import { useRef, type ReactNode } from "react";
import type { CartView } from "../../machines/cart/cart.types.ts";
import { Button } from "../../ui/button.tsx";
import { Notice, type NoticeProps } from "../../ui/notice.tsx";
import { Sentences } from "../../ui/sentences.tsx";
import { useChangeWords } from "../changes/change-words.ts";
import { titlesOf } from "./titles.ts";
import { Unreached } from "./unreached.tsx";
import { useFocusOnResult } from "./use-focus-on-result.ts";

export interface NoticesProps {
  readonly cart: CartView;
  readonly rehold: (reservationId: string) => void;
  readonly dismiss: () => void;
  readonly retry: () => void;
}

/** What has just happened to the basket, each with the way forward: removed, restored, held again, not reached. */
export function Notices({ cart, rehold, dismiss, retry }: NoticesProps) {
  const { t } = useLingui();
  const { soldOut, costs } = useChangeWords();
  const { removed, error, restoreChanges } = cart;
  const inDoubt = cart.unconfirmed?.item.reservation.activityTitle;
  const isPaymentOpen = error?.code === "payment_open";
  const isTaken = error?.task === "rehold" && !isPaymentOpen && [404, 409, 422].includes(error.status);
  const sentenceOf = ({ kind, activityTitle: title, before, now }: CartView["restoreChanges"][number]) => {
    const was = before?.formatted;
    const is = now?.formatted;
    switch (kind) {
      case "held_again":
        return t`${title}: your seats are held again.`;
      case "price_changed":
        return was && is
          ? `${t`${title}: your seats are held again.`} ${costs(is, was)}`
          : t`${title}: your seats are held again, at today’s price. Please look at the total.`;
      case "sold_out":
        return `${soldOut(title)} ${t`Nothing was charged.`}`;
      case "closed":
        return t`${title} can no longer be booked. Nothing was charged.`;
      case "rebate_lost":
        return was
          ? t`The code ${title} is not valid any more: ${was} are no longer taken off.`
          : t`The code ${title} is not valid any more.`;
    }
  };
  const gotIt = (
    <Button variant="quiet" size="small" onPress={dismiss}>
      {t`Got it`}
    </Button>
  );
  return (
    <div data-result className="focus-ring flex flex-col gap-2 rounded-field empty:sr-only" aria-live="polite">
      {removed?.map(({ reservation, trips }, index) => (
        <Result
          key={reservation.reservationId}
          actions={
            <>
              <Button
                variant="quiet"
                size="small"
                name={`${t`Put it back`}: ${reservation.activityTitle}`}
                busy={cart.busyWith === reservation.reservationId}
                onPress={() => rehold(reservation.reservationId)}
              >
                {t`Put it back`}
              </Button>
              {index === removed.length - 1 && <span className="ms-6">{gotIt}</span>}
            </>
          }
        >
          {[
            t`${reservation.activityTitle} is out of your basket.`,
            trips.length > 0 && t`What went with it, too: ${titlesOf(trips)}.`,
          ]
            .filter(Boolean)
            .join(" ")}
        </Result>
      ))}
      {restoreChanges.length > 0 && (
        <Result
          actions={!removed && gotIt}
          tone={restoreChanges.every(({ kind }) => kind === "held_again") ? "success" : "warning"}
        >
          <Sentences of={restoreChanges.map(sentenceOf)} />
        </Result>
      )}
      {isTaken && <Notice tone="warning">{t`These seats are taken meanwhile. Please choose again.`}</Notice>}
      {error && !isTaken && !isPaymentOpen && <Unreached error={error} retry={retry} inDoubt={inDoubt} />}
    </div>
  );
}

/** A notice whose own button dismisses it. */
function Result(props: Pick<NoticeProps, "actions" | "tone"> & { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnResult(place);
  return (
    <div ref={place}>
      <Notice {...props} />
    </div>
  );
}
