import { expect, test } from "vitest";
import { accessMailer } from "../../../commands/account/access-mails.ts";
import { onBothDatabases } from "../../../db/testing.ts";
import { openTestShop } from "../../../testing/shop.ts";
import { openSignIn } from "./open.ts";

// The test shop stores them in a quick way; this is the one of the real shop.
onBothDatabases("passwords", (db) => {
  test("are stored with a salt of their own, slow to guess, and known again", async () => {
    const { services } = await openTestShop(db());
    const signIn = openSignIn({ ...services, mails: accessMailer(services) });
    const [one, other] = await Promise.all([
      signIn.hashPassword("auf den Gipfel"),
      signIn.hashPassword("auf den Gipfel"),
    ]);
    expect(one).not.toBe(other);
    // Of scrypt: 16 bytes of salt, 64 of key.
    expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(await signIn.isPassword("auf den Gipfel", one)).toBe(true);
    expect(await signIn.isPassword("auf den Berg", one)).toBe(false);
  });
});
