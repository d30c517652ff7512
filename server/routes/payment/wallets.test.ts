import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { validateApplePayMerchant } from "../../../sdk/contracts/calls/payment.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop } from "../../testing/shop.ts";

const validationUrl = "https://apple-pay-gateway.apple.com/paymentservices/startSession";
const wellKnown = "/.well-known/apple-developer-merchantid-domain-association";

onBothDatabases("wallets", (getDb) => {
  test("[P4.wallet] a merchant session is of the page that asks, at an address of Apple's alone", async () => {
    const shop = await openTestShop(getDb());
    const start = vi.spyOn(shop.services.ports.payment, "walletSession");
    const origin = { origin: "https://hotel.test" };
    expect(await shop.done(validateApplePayMerchant, { body: { validationUrl } }, origin)).toMatchObject({
      domainName: "hotel.test",
      merchantSessionIdentifier: expect.any(String),
    });
    expect(start).toHaveBeenCalledExactlyOnceWith(validationUrl, "hotel.test");
    const inside = { body: { validationUrl: "https://169.254.169.254/paymentservices/startSession" } };
    expect(await shop.send(validateApplePayMerchant, inside, origin)).toMatchObject({
      status: 400,
      code: "invalid_input",
      fields: { validationUrl: expect.any(String) },
    });
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("[P4.wallet] a provider whose script starts the wallet by itself has no session", async () => {
    const shop = await openTestShop(getDb());
    delete (shop.services.ports.payment as { walletSession?: unknown }).walletSession;
    expect(await shop.send(validateApplePayMerchant, { body: { validationUrl } })).toMatchObject({
      status: 422,
      code: "payment_method_unavailable",
    });
  });

  test("[P4.wallet] Apple's file about the domain is served as it is, where the setting names it", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "gipfel-apple-")), "association");
    writeFileSync(file, "7B227073704964");
    const shop = await openTestShop(getDb(), { env: { APPLE_PAY_DOMAIN_FILE: file } });
    const answer = await shop.app.inject({ url: wellKnown });
    expect([answer.statusCode, answer.body]).toEqual([200, "7B227073704964"]);
    expect(answer.headers["content-type"]).toContain("text/plain");
    const without = await openTestShop(getDb());
    expect((await without.app.inject({ url: wellKnown })).statusCode).toBe(404);
  });
});
