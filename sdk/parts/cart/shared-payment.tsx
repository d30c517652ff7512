import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Users } from "lucide";
import { useState, type Ref } from "react";
import type { Cart } from "../../contracts/cart.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isPlainPress } from "../../ui/plain-press.ts";
import { ShareBar } from "../../ui/share-bar.tsx";
import { cutOffInWords } from "../when.ts";
import { soonestEnd } from "./soonest-end.ts";

export interface SharedPaymentProps {
  readonly cart: Cart;
  readonly shared: NonNullable<Cart["sharedPayment"]>;
  readonly languageTag: string;
  /** ms since 1970 by the server's clock. */
  readonly now: () => number;
  readonly place: Ref<HTMLDivElement>;
  readonly role: "alert" | "status";
  /** Leads to the page of who shares it; in a frame, which the shop's pages don't stand in, by a tab. */
  readonly open: () => void;
  readonly stop: { readonly words: string; readonly isBusy: boolean; readonly onPress: () => void };
}

/**
 * Several people pay the basket, each their share: how many have, until when the others can, and the page where they
 * are seen. It is stopped after a question only: who has paid already has to be written to.
 */
export function SharedPayment({ cart, shared, languageTag, now, place, role, open, stop }: SharedPaymentProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const { paidCount, count } = shared;
  const until = cutOffInWords(shared.until, languageTag);
  const heldUntil = soonestEnd({ reservations: cart.reservations });
  const held = cutOffInWords(heldUntil, languageTag);
  return (
    <div ref={place} tabIndex={-1} className="focus-ring rounded-field">
      <Notice
        tone="info"
        icon={Users}
        role={role}
        title={t`The payment is shared`}
        actions={
          <>
            <LinkButton
              href={shared.url}
              className="min-h-11! px-4! text-14!"
              onPress={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                open();
              }}
            >
              {t`See who has paid`}
            </LinkButton>
            <Button
              variant="quiet"
              size="small"
              busy={stop.isBusy}
              busyWord={t`Stopping the payment`}
              onPress={() => setAsked(true)}
            >
              {stop.words}
            </Button>
          </>
        }
      >
        <p>
          {t`${plural(paidCount, { one: `# of ${count} has paid.`, other: `# of ${count} have paid.` })}`}{" "}
          {t`Shares can be paid until ${until}; meanwhile the basket can’t be changed.`}
        </p>
        <span className="mt-2 block">
          <ShareBar done={paidCount} of={count} />
        </span>
      </Notice>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t`Stop sharing the payment?`}
        closeWord={t`Go on sharing`}
        actions={
          <>
            <Button
              variant="danger"
              onPress={() => {
                setAsked(false);
                stop.onPress();
              }}
            >
              {stop.words}
            </Button>
            <Button variant="quiet" onPress={() => setAsked(false)}>
              {t`Go on sharing`}
            </Button>
          </>
        }
      >
        <p className="text-pretty">
          {[
            t`Nobody can pay by the links any more, and nobody is charged.`,
            paidCount > 0 && t`What is reserved for those who have paid is released, and we write to them.`,
            Date.parse(heldUntil) > now()
              ? t`Your seats stay held until ${held}.`
              : t`Your seats are then no longer held: you can hold them again if they are still free.`,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </Dialog>
    </div>
  );
}
