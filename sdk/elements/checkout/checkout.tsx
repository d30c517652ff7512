import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import { LinkButton } from "../../ui/link-button.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { useEditEntry } from "../../parts/cart/edit-entry.ts";
import { Editor } from "../../parts/cart/editor.tsx";
import { elementSurface } from "../../ui/element-surface.ts";
import { ExpiredHold } from "../../parts/cart/expired-hold.tsx";
import { Notices } from "../../parts/cart/notices.tsx";
import { OpenPayment } from "../../parts/cart/open-payment.tsx";
import { Challenge } from "./challenge.tsx";
import type { CheckoutProps } from "./checkout.props.ts";
import { Contact } from "./contact.tsx";
import { PaymentInOtherWindow } from "./payment-in-other-window.tsx";
import { Methods } from "./methods.tsx";
import { NeedsLook } from "./needs-look.tsx";
import { Consent } from "./consent.tsx";
import { PayBar } from "./pay-bar.tsx";
import { ProblemDrawer } from "./problem-drawer.tsx";
import { PaymentAlert } from "./payment-alert.tsx";
import { CodesInForm } from "./codes-in-form.tsx";
import { Summary } from "./summary.tsx";
import { useFocus } from "./use-focus.ts";

/** The check-out: contact, payment method, total, and one button named by its action. */
export function CheckoutView(props: CheckoutProps) {
  const { t } = useLingui();
  const { cart } = props;
  // The form may have gone on to the payment: an edit that was closed stays closed.
  useEditEntry(props.isDetached, () => false);
  if (props.confirmation) return <gipfel-confirmation {...props.confirmation} />;
  if (props.isArriving || cart === null || (cart.state === "loading" && cart.cart === null)) {
    return (
      <Skeleton word={t`Still loading your booking`}>
        <div className="flex flex-col gap-4">
          <Bone className="h-8 w-2/3" />
          <Bone className="h-12 w-full" />
          <Bone className="h-12 w-full" />
        </div>
      </Skeleton>
    );
  }
  // While something is held again the form stays where it is, with all that was typed.
  if (!props.isHeld && cart.expiredHolds.length === 0 && cart.busyWith === null) return <Nothing {...props} />;
  return <Form {...props} />;
}

function Nothing(props: CheckoutProps) {
  const { t } = useLingui();
  const { cart, refresh, shopAddress, bookedAddress, isGuest } = props;
  if (cart?.state === "failed") {
    return (
      <div className={`flex flex-col items-start gap-4 ${elementSurface}`}>
        <p role="alert">{t`We can’t reach the shop at the moment. Your seats stay held.`}</p>
        <button type="button" className="focus-ring min-h-11 font-strong text-accent hover:underline" onClick={refresh}>
          {t`Try again`}
        </button>
      </div>
    );
  }
  return (
    <div className={`@container flex flex-col gap-4 ${elementSurface}`}>
      <Happened {...props} />
      <div className="flex flex-col items-start gap-4">
        <p className="max-w-measure text-ink-2">{t`There is nothing to pay: your basket is empty.`}</p>
        <div className="flex flex-wrap gap-3">
          {bookedAddress && (
            <LinkButton variant="primary" href={bookedAddress}>
              {isGuest ? t`See your last booking` : t`See your bookings`}
            </LinkButton>
          )}
          <LinkButton
            variant={bookedAddress ? "secondary" : "primary"}
            href={shopAddress}
          >{t`Find something to do`}</LinkButton>
        </div>
        <div className="self-stretch">
          <slot name="empty" />
        </div>
      </div>
    </div>
  );
}

/** Notices of the basket, where none is on the page: taken out, held again, lapsed. */
function Happened(props: CheckoutProps) {
  const { cart, rehold, dismiss, refresh, focus } = props;
  const lapsed = useRef<HTMLDivElement>(null);
  useFocus(focus, "hold", lapsed);
  if (!cart) return null;
  return (
    <>
      {/* This window's own payment has its own words; another's is met where it forbids a change. */}
      {cart.error?.code === "payment_open" && <OpenPayment {...props} cart={cart} />}
      <Notices cart={cart} rehold={rehold} dismiss={dismiss} retry={refresh} />
      <div ref={lapsed} role="status" className="flex flex-col gap-4 empty:hidden">
        <ExpiredHold {...props} cart={cart} />
      </div>
    </>
  );
}

function Form(props: CheckoutProps) {
  const { t } = useLingui();
  const id = useId();
  const summary = useRef<HTMLDetailsElement>(null);
  return (
    <section className={`@container ${elementSurface}`} aria-label={t`Checkout`}>
      <div className="flex flex-col gap-4">
        <Happened {...props} />
        {/* The button's click pays, and Enter clicks it too: a frame sandboxed without allow-forms fires no submit
            event. */}
        <form
          noValidate
          aria-busy={props.isBusy}
          onSubmit={(event) => event.preventDefault()}
          className="flex flex-col gap-8 @4xl:grid @4xl:grid-cols-[minmax(0,720px)_minmax(320px,400px)] @4xl:justify-between @4xl:gap-x-12 @4xl:gap-y-4"
        >
          <div className="@4xl:order-2">{props.isHeld && <Summary {...props} folded={summary} />}</div>
          <fieldset
            disabled={props.isBusy || props.isUnanswered}
            aria-labelledby={id}
            className={`flex min-w-0 flex-col gap-12 transition-quick @4xl:col-start-1 @4xl:row-start-1 @max-4xl:[&_button]:scroll-my-36 @max-4xl:[&_input]:scroll-my-36 @max-4xl:[&_textarea]:scroll-my-36 ${props.isBusy || props.isUnanswered ? "opacity-60" : ""}`}
          >
            <legend id={id} className="sr-only">
              {t`Checkout`}
            </legend>
            <Contact {...props} />
            {props.isHeld && <CodesInForm {...props} />}
            <div className="flex flex-col gap-6 empty:hidden">
              <PaymentAlert {...props} />
              {props.offersMethods && <Methods {...props} />}
            </div>
            <Consent {...props} />
            {props.isHeld && <NeedsLook {...props} summary={summary} />}
          </fieldset>
          <PayBar {...props} />
        </form>
      </div>
      {props.editor && <Editor {...props.editor} />}
      <ProblemDrawer {...props} />
      {props.challenge && <Challenge {...props} challenge={props.challenge} />}
      {props.isElsewhere && <PaymentInOtherWindow {...props} />}
    </section>
  );
}
