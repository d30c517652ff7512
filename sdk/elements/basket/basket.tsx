import { useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { LinkButton } from "../../ui/link-button.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import type { BasketProps } from "./basket.props.ts";
import { Booked } from "./booked.tsx";
import { useEditEntry } from "../../parts/cart/edit-entry.ts";
import { Editor } from "../../parts/cart/editor.tsx";
import { elementSurface } from "../../ui/element-surface.ts";
import { FromLink } from "./from-link.tsx";
import { HoldWords } from "../../parts/cart/hold-words.tsx";
import { Item } from "../../parts/cart/item.tsx";
import { ItemNote } from "../../parts/cart/item-note.tsx";
import { ItemButtons } from "../../parts/cart/item-buttons.tsx";
import { ExpiredHold } from "../../parts/cart/expired-hold.tsx";
import { OpenPayment } from "../../parts/cart/open-payment.tsx";
import { soonestEnd } from "../../parts/cart/soonest-end.ts";
import { Notices } from "../../parts/cart/notices.tsx";
import { OnRequest } from "../../parts/cart/on-request.tsx";
import { Codes } from "../../parts/codes/codes.tsx";
import { Totals } from "../../parts/cart/totals.tsx";
import { Unreached } from "../../parts/cart/unreached.tsx";

/** The basket. It shows only what the server has confirmed. */
export function BasketView(props: BasketProps) {
  const { t } = useLingui();
  const { cart } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEditEntry(props.isDetached, (reservationId) => {
    const isHeld = cart?.cart?.reservations.some((one) => one.reservationId === reservationId) ?? false;
    if (isHeld) props.edit(reservationId);
    return isHeld;
  });
  const isKnown = cart !== null && cart.state !== "loading";
  /* The booking widget has led here with what it has reserved: the focus was on its button. */
  useLayoutEffect(() => {
    if (isKnown && props.isFromBooking && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [isKnown]);
  return (
    <section
      className={`@container ${elementSurface}`}
      aria-label={t`Your basket`}
      aria-busy={cart === null || cart.state === "loading" || cart.busyWith !== null}
    >
      <h2
        ref={heading}
        tabIndex={-1}
        className="mb-4 text-22 font-strong tracking-[-0.014em] outline-none @3xl:text-28"
      >{t`Your basket`}</h2>
      <FromLink link={props.link} close={props.closeLink} />
      {cart === null || cart.state === "loading" ? <Waiting /> : <Known {...props} cart={cart} />}
      {props.editor && <Editor {...props.editor} />}
    </section>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Skeleton word={t`Still looking for your basket`}>
      <div className="flex gap-4">
        <Bone className="h-27 w-36" />
        <div className="flex grow flex-col gap-2">
          <Bone className="h-6 w-3/4" />
          <Bone className="h-5 w-1/2" />
        </div>
      </div>
    </Skeleton>
  );
}

function Known(props: BasketProps & { readonly cart: NonNullable<BasketProps["cart"]> }) {
  const { cart } = props;
  const reservations = cart.state === "ready" ? (cart.cart?.reservations ?? []) : [];
  if (cart.state === "failed") {
    return <Unreached error={cart.error} retry={props.retry} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Notices cart={cart} rehold={props.rehold} dismiss={props.dismiss} retry={props.retry} />
      <OpenPayment {...props} cart={cart} />
      <ExpiredHold
        cart={cart}
        languageTag={props.languageTag}
        now={props.now}
        addressOf={props.addressOf}
        rehold={props.rehold}
        dismiss={props.dismiss}
      />
      {reservations.length === 0 ? <Empty {...props} /> : <Held {...props} reservations={reservations} />}
    </div>
  );
}

function Empty({ cart, shopAddress, link, confirmationAddress }: BasketProps) {
  const { t } = useLingui();
  /* While a link is being restored, the basket isn't announced as empty. */
  if ((cart?.expiredHolds.length ?? 0) > 0 || typeof link === "object") return null;
  if (confirmationAddress) return <Booked address={confirmationAddress} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-measure text-ink-2">{t`It is empty. Choose a trip, and we hold your seats here for 30 minutes.`}</p>
      <LinkButton variant="primary" href={shopAddress}>{t`Find something to do`}</LinkButton>
      <div className="self-stretch">
        <slot name="empty" />
      </div>
    </div>
  );
}

function Held(
  props: BasketProps & { readonly reservations: NonNullable<NonNullable<BasketProps["cart"]>["cart"]>["reservations"] },
) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const { reservations } = props;

  /** Where the page shows its own checkout, the button leads there; else to the shop's page. */
  function toCheckout(event: { preventDefault(): void }) {
    const here = (root.current?.getRootNode() as ShadowRoot | undefined)?.host?.getRootNode() as ParentNode | undefined;
    const checkout = here?.querySelector("gipfel-checkout");
    if (!checkout) return;
    event.preventDefault();
    checkout.scrollIntoView({ block: "start", behavior: "smooth" });
  }
  return (
    <div ref={root} className="grid grid-cols-1 gap-6 @3xl:grid-cols-[1fr_320px] @3xl:gap-12">
      <div className="flex min-w-0 flex-col gap-4">
        <ul className="flex min-w-0 flex-col divide-y divide-line">
          {reservations.map((reservation) => (
            <li key={reservation.reservationId} className="py-4 first:pt-0">
              <Item
                reservation={reservation}
                all={reservations}
                languageTag={props.languageTag}
                now={props.now}
                note={
                  <ItemNote {...props} reservation={reservation} misfit={props.misfits[reservation.reservationId]} />
                }
              >
                <ItemButtons
                  reservation={reservation}
                  all={reservations}
                  busyWith={props.cart?.busyWith ?? null}
                  edit={props.edit}
                  remove={props.remove}
                />
              </Item>
            </li>
          ))}
        </ul>
        <div className="border-t border-line pt-4">
          <Codes codes={props.codes} cart={props.cart!.cart!} languageTag={props.languageTag} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4 self-start">
        <HoldWords until={soonestEnd(props.cart!.cart!)} now={props.now} />
        <Totals cart={props.cart!.cart!} isApart />
        <OnRequest reservations={reservations} paidBy={props.paidBy} languageTag={props.languageTag} now={props.now} />
        <LinkButton
          variant="primary"
          href={props.checkoutAddress}
          icon={ArrowRight}
          iconPoints
          className="w-full"
          onPress={toCheckout}
        >
          {t`Go to checkout`}
        </LinkButton>
      </div>
    </div>
  );
}
