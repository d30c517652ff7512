import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { messages } from "../../../locales/en/checkout.po";
import { cartOf, reservationOf } from "../../machines/cart/cart.fixture.ts";
import type { Reservation } from "../../contracts/cart.ts";
import type { CartView } from "../../machines/cart/cart.types.ts";
import type { MisfitProps } from "../../parts/cart/misfit.props.ts";
import { NeedsLook } from "./needs-look.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: messages } });
const cart = {
  cart: cartOf([
    reservationOf("there", undefined, { activityTitle: "Zürich – Bern", trip: {} as Reservation["trip"] }),
    reservationOf("back", undefined, { activityTitle: "Bern – Zürich" }),
  ]),
} as CartView;
const textWith = (misfits: Readonly<Record<string, MisfitProps>>, now = 0) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <NeedsLook cart={cart} misfits={misfits} now={() => now} summary={{ current: null }} />
    </I18nProvider>,
  ).replaceAll("<!-- -->", "");

test("outside the folded summary stand the trips that are for another time, and nothing where all fit", () => {
  const text = textWith({ back: {} as MisfitProps });
  expect(text).toContain("Bern – Zürich");
  expect(text).not.toContain("Zürich – Bern");
  expect(textWith({})).toBe("");
  const departed = textWith({}, Date.parse(cart.cart!.reservations[0]!.startsAt));
  expect(departed).toContain("this has left and can no longer be booked: Zürich – Bern.");
});
