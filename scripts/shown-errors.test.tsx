import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { messages } from "../locales/en/checkout.po";
import type { ErrorCode } from "../sdk/contracts/errors.ts";
import { useFailureWords } from "../sdk/elements/checkout/failure-words.ts";
import { isShownInPlace, useAlertWords } from "../sdk/elements/checkout/payment-alert.tsx";
import { cartOf, reservationOf } from "../sdk/machines/cart/cart.fixture.ts";
import type { CartView } from "../sdk/machines/cart/cart.types.ts";
import { problemOf } from "../sdk/machines/checkout/checkout.rules.ts";
import { callDocs } from "../server/reads/openapi/call-docs.ts";

const i18n = setupI18n({ locale: "en", messages: { en: messages } });
const cart = {
  cart: cartOf([reservationOf("ride", undefined, { activityTitle: "Boat trip" })]),
  expiredHolds: [] as CartView["expiredHolds"],
} as CartView;
const general = "Something went wrong on our side.";

/** Leads to the page of the booking, which has been paid (purchase spec §8): no sentence of its own. */
const leadsOn: readonly ErrorCode[] = ["booking_paid"];
/** The cart or booking is not there any more: the machine reads the cart anew, and the page is that of an empty one. */
const readsAnew: readonly ErrorCode[] = ["booking_not_found"];

function Words({ code }: { readonly code: string }) {
  const problem = problemOf({ status: 422, code, fields: { reservationIds: ["ride"] } });
  const props = { cart, isHeld: true, methods: null };
  const inPlace = useAlertWords(problem, props);
  const inDrawer = useFailureWords(problem, props);
  const { title, text } = isShownInPlace(problem) ? inPlace : inDrawer;
  return `${title}: ${text}`;
}
const shown = (code: string) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <Words code={code} />
    </I18nProvider>,
  );

const codes = new Set(
  (["checkOut", "makePayment", "createPaymentAttempt"] as const).flatMap((call): readonly ErrorCode[] => [
    ...(callDocs[call].errors ?? []),
  ]),
);

describe("every error of checking out and paying says what has happened, and what to do", () => {
  test.each([...codes].filter((code) => ![...leadsOn, ...readsAnew].includes(code)))("%s", (code) => {
    expect(shown(code)).not.toContain(general);
    expect(shown(code)).toMatch(/nothing was charged|never pay twice/i);
  });

  test("a refusal of answers names the item that they belong to", () => {
    expect(shown("personalization_invalid")).toContain("“Boat trip”");
  });

  test("a fault of the shop says so", () => {
    expect(shown("internal")).toContain(general);
  });
});
