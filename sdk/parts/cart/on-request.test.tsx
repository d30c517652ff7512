import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { messages } from "../../../locales/en/basket.po";
import type { Reservation } from "../../contracts/cart.ts";
import { OnRequest } from "./on-request.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: messages } });
const requested = { bookingItemId: "asked", bookingOnRequest: true } as Reservation;
const immediate = { bookingItemId: "other", bookingOnRequest: false } as Reservation;

function textOf(reservations: readonly Reservation[], paidBy: "method" | "invoice" | "nothing"): string {
  return renderToString(
    <I18nProvider i18n={i18n}>
      <OnRequest reservations={reservations} paidBy={paidBy} languageTag="en-CH" now={() => 0} />
    </I18nProvider>,
  );
}

test("[R8.money] states that nothing is charged unless the supplier confirms when all items are on request", () => {
  expect(textOf([requested, requested], "method")).toContain("A card is only charged once the supplier confirms.");
  expect(textOf([requested], "invoice")).toContain("invoiced only for what the supplier confirms");
  expect(textOf([requested, requested], "method")).not.toContain("in any case");
  expect(textOf([immediate], "method")).toBe("");
});

test("[R8.trips] states that nothing is booked in any case when the other items are trips that go with what is asked", () => {
  const activity = { ...requested, bookingItemId: "boat" } as Reservation;
  const trip = { ...immediate, bookingItemId: "trip", withBookingItemId: "boat" } as Reservation;
  const text = textOf([activity, trip], "method");
  expect(text).not.toContain("in any case");
  expect(text).toContain("if the supplier can’t, you get all of it back");
  expect(textOf([activity, { ...trip, withBookingItemId: "gone" }], "method")).toContain("in any case");
});

test("[R8.mixed] states that items not on request are booked and charged whatever the supplier answers", () => {
  const text = textOf([requested, immediate], "method");
  expect(text).toContain("What is neither on request nor goes with it is then booked in any case.");
  expect(text).toContain("A card is charged once the supplier has answered, for what is then booked.");
  expect(text).toContain("what the supplier can’t confirm, you get back");
  expect(text).not.toContain("only charged");
  expect(textOf([requested, immediate], "invoice")).toContain(
    "You are invoiced for what is booked once the supplier has answered.",
  );
  expect(textOf([requested, immediate], "nothing")).not.toMatch(/card|invoice/);
});
