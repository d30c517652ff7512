import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { messages } from "../../../locales/en/basket.po";
import type { Cart } from "../../contracts/cart.ts";
import { money } from "../../contracts/money.ts";
import { cartOf, reservationOf } from "../../machines/cart/cart.fixture.ts";
import { Totals } from "./totals.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: messages } });

const textOf = (cart: Cart, isApart = false) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <Totals cart={cart} isApart={isApart} />
    </I18nProvider>,
  ).replace(/<[^>]*>/g, "|");

const noteOf = (isNet: boolean) => textOf(cartOf([{ ...reservationOf("a"), ...(isNet && { isNet }) }]));

test("[R18] names a distributor's total as net, and no other", () => {
  expect(noteOf(true)).toMatch(/net price · VAT included/);
  expect(noteOf(false)).not.toMatch(/net price/);
});

test("[R10.voucher] says fee, rebates, total, vouchers and what is left to pay, in this order", () => {
  const text = textOf(
    cartOf([reservationOf("a")], {
      customerServiceFee: money(200),
      rebatesTotal: money(1270),
      total: money(11_630),
      vouchersTotal: money(3000),
      due: money(8630),
      codes: [
        { code: "TENTH", kind: "rebate", label: null, amount: money(1270), lines: [] },
        { code: "GIFT2026", kind: "voucher", label: "Christmas", amount: money(3000), lines: [] },
        { code: "EMPTY", kind: "voucher", label: null, amount: money(0), lines: [], reason: "in_use" },
      ],
    }),
  );
  const found = ["Service fee", "Rebate TENTH", "Total", "116.30", "Gift voucher Christmas", "Left to pay", "86.30"];
  expect(found.map((each) => text.indexOf(each))).toEqual(
    found.map((each) => text.indexOf(each)).toSorted((one, other) => one - other),
  );
  for (const each of found) expect(text).toContain(each);
  expect(text).not.toContain("EMPTY");
});

test("says nothing of what is left to pay where no voucher pays", () => {
  expect(textOf(cartOf([reservationOf("a")]))).not.toContain("Left to pay");
});

// Cause: in the basket the items stand beside the sums, which began with the fee.
test("[R10] beside the items, the sum of tickets and deposits comes before the fee, and nothing does where nothing is added", () => {
  const cart = cartOf([reservationOf("a")]);
  const text = textOf({ ...cart, customerServiceFee: money(250) }, true);
  const found = ["Subtotal", "Service fee", "2.50", "Total"];
  expect(found.map((each) => text.indexOf(each))).toEqual(
    found.map((each) => text.indexOf(each)).toSorted((one, other) => one - other),
  );
  for (const each of found) expect(text).toContain(each);
  expect(textOf(cart, true)).not.toContain("Subtotal");
});
