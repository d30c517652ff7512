import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { filesOf, readSignature, sha1 } from "../../server/ports/passes/apple/read-pkpass.fixture.ts";
import { expectAccessible } from "./accessible.ts";
import { booked, inDatabase, readBooking } from "./booked.ts";
import { shop } from "./journey.ts";
import { linkMailedTo, textMailedTo } from "./mails.ts";
import { passCertificateFile } from "./ports.ts";

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

test.describe("on an iPhone", () => {
  test.use({ userAgent: iPhone });
  test("[R11.pass] a booked ticket is downloaded as a pass that opens, from confirmation and web ticket", async ({
    page,
  }) => {
    const { bookingId, itemIds } = await booked(page.request, { activityId: 138 });
    const { items } = await readBooking(page.request, bookingId);
    await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
    const button = page.getByRole("link", { name: "Zu Apple Wallet hinzufügen" });
    await expect(page.getByRole("link", { name: "Zu Google Wallet hinzufügen" })).toHaveCount(0);
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).toBe(`${items[0]!.ticketCode}.pkpass`);

    const files = await filesOf(readFileSync(await download.path()));
    const manifest = files.get("manifest.json")!;
    const certificate = readFileSync(passCertificateFile, "utf8");
    const { isSigned, manifestHash } = readSignature(files.get("signature")!, certificate);
    expect({ isSigned, manifestHash }).toEqual({ isSigned: true, manifestHash: sha1(manifest) });
    for (const [name, hash] of Object.entries(JSON.parse(manifest.toString()) as Record<string, string>))
      expect(sha1(files.get(name)!)).toBe(hash);
    const pass = JSON.parse(files.get("pass.json")!.toString());
    expect(new X509Certificate(certificate).subject).toContain(pass.passTypeIdentifier);
    expect(pass).toMatchObject({
      serialNumber: itemIds[0],
      relevantDate: new Date(items[0]!.reservation.startsAt).toISOString(),
      barcodes: [{ message: items[0]!.ticketCode }],
    });
    expect(pass.eventTicket.primaryFields[0].value).toBe(items[0]!.reservation.activityTitle);

    // The web ticket has the same button; its worker stays out of the way.
    await page.goto(items[0]!.webTicketUrl!);
    await expect(page.getByText("Auf diesem Gerät gespeichert", { exact: false })).toBeVisible();
    await expectAccessible(page);
    const [again] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(again.suggestedFilename()).toBe(`${items[0]!.ticketCode}.pkpass`);

    await inDatabase((db) =>
      db
        .updateTable("booking_item")
        .set({ cancelled_at: new Date().toISOString() })
        .where("id", "=", itemIds[0]!)
        .execute(),
    );
    await page.goto(items[0]!.passes!.apple!);
    await expect(page.getByRole("heading", { name: "Dieses Ticket wurde storniert" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Buchung öffnen" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("[R11.pass] on a desktop account and confirmation offer both wallets, and the mail links to both", async ({
  page,
}) => {
  const email = "wallet@example.ch";
  const { bookingId } = await booked(page.request, { activityId: 138, buyer: { email } });
  const { items } = await readBooking(page.request, bookingId);
  const mail = await textMailedTo(page.request, email);
  const account = await linkMailedTo(page.request, email);
  const links = [
    ["Zu Apple Wallet hinzufügen", items[0]!.passes!.apple!],
    ["Zu Google Wallet hinzufügen", items[0]!.passes!.google!],
  ] as const;
  for (const [words, url] of links) expect(mail).toContain(`${words}:\n${url}`);
  for (const address of [`${shop}/buchung/bestaetigung?bookingId=${bookingId}`, account]) {
    await page.goto(address);
    for (const [words, url] of links)
      await expect(page.getByRole("link", { name: words })).toHaveAttribute("href", url);
  }
  const led = await page.request.get(items[0]!.passes!.google!, { maxRedirects: 0 });
  expect(led.status()).toBe(302);
  expect(led.headers()["location"]).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
});
