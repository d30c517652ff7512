import { expect, test } from "vitest";
import { isAppleValidationUrl } from "./apple-validation-url.ts";

const path = "/paymentservices/paymentSession";

test.each([
  `https://apple-pay-gateway.apple.com${path}`,
  `https://apple-pay-gateway-nc-pod3.apple.com${path}`,
  `https://cn-apple-pay-gateway-sh-pod2.apple.com${path}`,
  `https://apple-pay-gateway-cert.apple.com/paymentservices/startSession`,
])("[P4.wallet] takes %s", (url) => {
  expect(isAppleValidationUrl(url)).toBe(true);
});

test.each([
  "",
  path,
  `http://apple-pay-gateway.apple.com${path}`,
  `https://apple-pay-gateway.apple.com:8443${path}`,
  `https://apple-pay-gateway.apple.com@evil.test${path}`,
  `https://someone:secret@apple-pay-gateway.apple.com${path}`,
  `https://apple-pay-gateway.apple.com.evil.test${path}`,
  `https://evil-apple-pay-gateway.apple.com${path}`,
  `https://apple.com${path}`,
  `https://169.254.169.254${path}`,
  `https://localhost${path}`,
  "https://apple-pay-gateway.apple.com/",
  "https://apple-pay-gateway.apple.com/paymentservices/../other",
])("[P4.wallet] refuses %s", (url) => {
  expect(isAppleValidationUrl(url)).toBe(false);
});
