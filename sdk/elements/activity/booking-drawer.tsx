import { gipfelOfPage } from "../_kit/page.ts";
import { useLayoutEffect } from "react";
import type { BookingDetails } from "./activity.props.ts";

/** The booking widget as a drawer; closed, it goes. */
export function BookingDrawer({ booking }: { readonly booking: BookingDetails }) {
  useLayoutEffect(() => {
    let isGone = false;
    void gipfelOfPage()
      ?.load("gipfel-booking")
      .then(() => isGone || customElements.get("gipfel-booking") || booking.lose());
    return () => void (isGone = true);
  }, []);
  return (
    <gipfel-booking
      {...booking.attributes}
      {...{ presentation: "drawer", open: "true" }}
      ongipfel-step={(event: CustomEvent<{ step: string }>) => event.detail.step === "closed" && booking.close()}
    />
  );
}
