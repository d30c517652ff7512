import { expect, test } from "vitest";
import { settingsAtDemoDefault } from "./demo-defaults.ts";

const own = {
  OPERATOR_NAME: "Berge AG",
  OPERATOR_STREET: "Bergweg 1",
  OPERATOR_PLACE: "3800 Interlaken",
  OPERATOR_EMAIL: "hello@shop.example",
  OPERATOR_PRIVACY_EMAIL: "privacy@shop.example",
  OPERATOR_PARTNER_EMAIL: "partner@shop.example",
  OPERATOR_UID: "CHE-123.456.789",
  OPERATOR_VAT_NUMBER: "CHE-123.456.789 MWST",
  HELP_URL: "https://help.shop.example",
  JOBS_URL: "https://jobs.shop.example",
  ANDROID_PACKAGE: "none",
  VOUCHER_SHOPS: "de=https://vouchers.shop.example",
  MAIL_FROM: "Berge <booking@shop.example>",
};

test("names every setting that a shop in production has left at the demonstration's default", () => {
  expect(settingsAtDemoDefault({ NODE_ENV: "production" })).toEqual(Object.keys(own));
  expect(settingsAtDemoDefault({ NODE_ENV: "production", ...own, JOBS_URL: "" })).toEqual(["JOBS_URL"]);
});

test("names none in development, nor one that is given with the same value", () => {
  expect(settingsAtDemoDefault({})).toEqual([]);
  expect(settingsAtDemoDefault({ NODE_ENV: "production", ...own, OPERATOR_NAME: "Gipfel AG" })).toEqual([]);
});
