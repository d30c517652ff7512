"use client";

import type { EventDetail, GipfelBooking } from "gipfel";
import { useEffect, useRef, useState } from "react";

/** The booking widget, with what it says when the booking is paid. */
export function Booking({ shop, activity }: { shop: string; activity: number }) {
  const booking = useRef<GipfelBooking>(null);
  const [booked, setBooked] = useState("");
  // React attaches no listener of a custom event to a tag that a server has written, as after the payment's redirect.
  useEffect(() => {
    const element = booking.current!;
    const confirmed = ({ detail }: CustomEvent<EventDetail<"confirmed">>) =>
      setBooked(`Gebucht: ${detail.bookingNumber}, ${detail.total.formatted}`);
    element.addEventListener("gipfel-confirmed", confirmed);
    return () => element.removeEventListener("gipfel-confirmed", confirmed);
  }, []);
  return (
    <>
      <p role="status">{booked}</p>
      <button onClick={() => booking.current?.select(inTwoWeeks())}>In zwei Wochen</button>
      <gipfel-booking ref={booking} activity={activity} api-base={`${shop}/api`} checkout="inline">
        <a href={`${shop}/activity/${activity}`}>Auf den Titlis</a>
      </gipfel-booking>
    </>
  );
}

function inTwoWeeks(): string {
  return new Date(Date.now() + 14 * 24 * 3600 * 1000).toISOString().slice(0, 10);
}
