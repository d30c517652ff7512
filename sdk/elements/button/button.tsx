import { useLingui } from "@lingui/react/macro";
import type { ButtonProps } from "./button.connect.ts";

/** One native button; pressed, it shows the booking widget as a drawer beside it. */
export function ButtonView({ looks, press, booking }: ButtonProps) {
  const { t } = useLingui();
  return (
    <>
      <button type="button" part="button" className={`button ${looks.variant}`} aria-haspopup={looks.opensDialog ? "dialog" : undefined} onClick={press}>
        {looks.text ?? t({ id: "button.bookNow", message: "Book now" })}
      </button>
      {booking && (
        <gipfel-booking {...booking.attributes} ongipfel-step={(event: CustomEvent<{ step: string }>) => event.detail.step === "closed" && booking.closed()} />
      )}
    </>
  );
}
