import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ButtonProps } from "./button.props.ts";

/** One native button; pressed, it shows the booking widget as a drawer beside it. */
export function ButtonView({ appearance, press, booking }: ButtonProps) {
  const { t } = useLingui();
  return (
    <>
      <button
        type="button"
        part="button"
        className={`button ${appearance.variant}`}
        aria-haspopup={appearance.opensDialog ? "dialog" : undefined}
        onClick={press}
      >
        {appearance.text ?? t({ id: "button.bookNow", message: "Book now" })}
      </button>
      {booking && <BookingDrawer {...booking} />}
    </>
  );
}

/**
 * The partner's content goes into the widget, which shows it where nothing can be booked: not before, or it shows while
 * the widget loads.
 */
function BookingDrawer({ attributes, closed }: NonNullable<ButtonProps["booking"]>) {
  const [isReady, setIsReady] = useState(false);
  return (
    <gipfel-booking
      {...attributes}
      ongipfel-ready={() => setIsReady(true)}
      ongipfel-step={(event: CustomEvent<{ step: string }>) => event.detail.step === "closed" && closed()}
    >
      {isReady && <slot />}
    </gipfel-booking>
  );
}
