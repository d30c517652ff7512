import { describe, expect, test } from "vitest";
import { money } from "../../../sdk/contracts/money.ts";
import { words as de } from "words:sections/de";
import { words as en } from "words:sections/en";
import { words as fr } from "words:sections/fr";
import { words as it } from "words:sections/it";
import { cancelledText } from "./cancelled-text.ts";

/** The sentences with plain spaces: amounts have some that don't break. */
const textOf = (...given: Parameters<typeof cancelledText>) => cancelledText(...given).replaceAll("\u00a0", " ");

const toVouchers = money(0);
const refunded = { refund: money(4900), refundWay: "refund", refundToVouchers: toVouchers } as const;
const both = { refund: money(5000), refundWay: "refund", refundToVouchers: money(3000) } as const;
const voucher = { refund: money(1000), refundWay: "voucher", refundToVouchers: money(1000) } as const;
const released = { refund: money(2000), refundWay: "release", refundToVouchers: toVouchers } as const;
const nothing = { refund: money(0), refundWay: "none", refundToVouchers: toVouchers } as const;

describe("[R11.all] what is said of several items that were cancelled", () => {
  test.each(Object.entries({ de, en, fr, it }))(
    "%s: items whose money goes different ways are named with each way's sum",
    (_, words) => {
      const text = textOf([refunded, released, refunded], words.cancel.done);
      expect(text).toContain("CHF 98.00");
      expect(text).toContain("CHF 20.00");
      expect(text).not.toContain("{");
      expect(textOf([refunded, nothing], words.cancel.done)).toContain(words.cancel.done.nothingForSome);
    },
  );

  test("one way is said alone, and nothing where nothing goes back", () => {
    expect(textOf([released, released], en.cancel.done)).toBe("Cancelled. CHF 40.00 isn’t charged to your card.");
    expect(textOf([nothing], en.cancel.done)).toBe("Cancelled. A mail confirms it.");
  });

  test("[R10.voucher] what a card and a voucher paid is said with both amounts", () => {
    expect(textOf([both, voucher], en.cancel.done)).toBe(
      "Cancelled. CHF 20.00 goes back the way you paid; your bank may take a few days. CHF 40.00 is back on your voucher.",
    );
  });

  // Cause: the answer to the cancelling said that it goes back, and the page below that it had not come through.
  test("[R11.refused] what a provider has refused is not said to go back; what is back on a voucher is", () => {
    expect(textOf([{ ...both, isRefundDue: true }], en.cancel.done)).toBe(
      "Cancelled. CHF 30.00 is back on your voucher.",
    );
    expect(textOf([{ ...refunded, isRefundDue: true }], en.cancel.done)).toBe("Cancelled.");
    expect(textOf([{ ...refunded, isRefundDue: true }, released], en.cancel.done)).toBe(
      "Cancelled. CHF 20.00 isn’t charged to your card.",
    );
  });
});
