import * as v from "valibot";
import { expect, test } from "vitest";
import { datatransProvider } from "./datatrans.provider.ts";

const Settings = v.object(datatransProvider.settings);
const whole = {
  DATATRANS_MERCHANT_ID: "1100012345",
  DATATRANS_PASSWORD: "secret",
  DATATRANS_SIGN_KEY: "0f".repeat(32),
  DATATRANS_MODE: "sandbox",
};
const problemOf = (settings: object) => datatransProvider.problem!(v.parse(Settings, settings) as never);

test("the merchant's id chooses it; without one it is not chosen", () => {
  expect(datatransProvider.chosenBy(v.parse(Settings, whole) as never)).toBe("DATATRANS_MERCHANT_ID");
  expect(datatransProvider.chosenBy(v.parse(Settings, {}) as never)).toBeNull();
});

test("invoices are those of CembraPay unless a setting says otherwise", () => {
  expect(v.parse(Settings, whole).DATATRANS_INVOICE_METHOD).toBe("INT");
  expect(v.safeParse(Settings, { ...whole, DATATRANS_INVOICE_METHOD: "VIS" }).success).toBe(false);
});

test("says which settings are missing, the mode among them, and none of their values", () => {
  expect(problemOf(whole)).toBeNull();
  for (const name of ["DATATRANS_PASSWORD", "DATATRANS_SIGN_KEY", "DATATRANS_MODE"])
    expect(problemOf({ ...whole, [name]: undefined })).toBe(
      `${name} is missing: with DATATRANS_MERCHANT_ID set, invoices need it too.`,
    );
  expect(problemOf({ DATATRANS_MERCHANT_ID: "1100012345" })).toContain(
    "DATATRANS_PASSWORD and DATATRANS_SIGN_KEY and DATATRANS_MODE are missing",
  );
});

test.each(["a key", "0f0", ""])("a sign key that is %j is no key", (DATATRANS_SIGN_KEY) => {
  expect(v.safeParse(Settings, { ...whole, DATATRANS_SIGN_KEY }).success).toBe(false);
});
