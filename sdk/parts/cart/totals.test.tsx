import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { messages } from "../../../locales/en/basket.po";
import { cartOf, reservationOf } from "../../machines/cart/cart.fixture.ts";
import { Totals } from "./totals.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: messages } });

function noteOf(isNet: boolean): string {
  const cart = cartOf([{ ...reservationOf("a"), ...(isNet && { isNet }) }]);
  return renderToString(
    <I18nProvider i18n={i18n}>
      <Totals cart={cart} />
    </I18nProvider>,
  );
}

test("[R18] names a distributor's total as net, and no other", () => {
  expect(noteOf(true)).toMatch(/net price · VAT included/);
  expect(noteOf(false)).not.toMatch(/net price/);
});
