import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import { minute } from "../clock.ts";
import { cancel } from "../commands/booking/cancel.ts";
import { openPaymentShop, type PaymentShop } from "../commands/payment/pay.fixture.ts";
import { onBothDatabases } from "../db/testing.ts";
import { createMailFolder } from "../ports/mail/folder/folder.ts";
import { providerRoutes } from "../routes/providers.ts";
import { answerErrors } from "../routes/errors.ts";
import { guest } from "../domain/session.ts";
import { sendDueMails } from "./outbox.ts";

onBothDatabases("the outbox", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  async function booked(): Promise<string> {
    const { bookingId } = await shop.checkedOut();
    await shop.pay(bookingId, "card", { number: "4242424242424242" });
    return bookingId;
  }

  test("a mail that can't be sent is tried again later, less and less often, and then sent once", async () => {
    await booked();
    const failing = {
      ...shop.services,
      ports: {
        ...shop.services.ports,
        mail: { name: "smtp" as const, send: () => Promise.reject(new Error("greylisted")) },
      },
    };
    expect(await sendDueMails(failing)).toBe(0);
    expect(await sendDueMails(shop.services)).toBe(0);
    shop.pass(minute);
    expect(await sendDueMails(failing)).toBe(0);
    shop.pass(minute);
    expect(await sendDueMails(shop.services)).toBe(0);
    shop.pass(minute);
    expect(await sendDueMails(shop.services)).toBe(1);
    expect(await getDb().selectFrom("outbox").select(["tries", "error"]).execute()).toEqual([
      { tries: 3, error: null },
    ]);
  });

  test("several processes send a mail once", async () => {
    await booked();
    const before = (await shop.mails.list()).length;
    await Promise.all([1, 2, 3].map(() => sendDueMails(shop.services)));
    expect((await shop.mails.list()).length).toBe(before + 1);
  });

  test("the viewer shows mails with their text as text, and their attachments; nothing outside its folder", async () => {
    const app = fastify();
    answerErrors(app, { shopName: "Gipfel", style: null });
    await app.register(async (part) =>
      providerRoutes(part, { ...shop.services, env: { ...shop.services.env, PUBLIC_ORIGIN: "http://localhost:4000" } }),
    );
    const [mail] = await shop.mails.list();
    const list = await app.inject({ url: "/dev/mail" });
    expect(list.body).toContain(`/dev/mail/${mail!.id}`);
    const page = await app.inject({ url: `/dev/mail/${mail!.id}` });
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.body).toContain("Brunner &#60;b&#62;");
    expect(page.body).not.toContain("<b>");
    expect((await app.inject({ url: `/dev/mail/${mail!.id}/0` })).rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await app.inject({ url: `/dev/mail/${mail!.id}.eml` })).body).toContain("Message-ID");
    for (const url of [
      "/dev/mail/unknown",
      "/dev/mail/..%2f..%2fcsrf-secret",
      `/dev/mail/${mail!.id}/9`,
      `/dev/mail/${mail!.id}/x`,
    ]) {
      expect((await app.inject({ url })).statusCode, url).toBe(404);
    }
  });

  test("a confirmation that a cancellation has overtaken is struck out; the cancellation is written", async () => {
    const bookingId = await booked();
    const { id } = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    await cancel(shop.services, { bookingId: id, reason: "rain", bySupplier: false }, guest, null);
    expect(await sendDueMails(shop.services)).toBe(1);
    expect((await shop.mails.list()).filter(({ subject }) => subject.startsWith("Storniert: "))).toHaveLength(1);
    expect(await getDb().selectFrom("outbox").select("id").where("sent_at", "is", null).execute()).toEqual([]);
  });
});

test.each([
  { NODE_ENV: "production", PUBLIC_ORIGIN: "http://localhost:4000" },
  { NODE_ENV: "development", PUBLIC_ORIGIN: "https://shop.example" },
])("the viewer is hidden where others reach the shop: %j", async (env) => {
  const app = fastify();
  const mail = createMailFolder({
    folder: join(mkdtempSync(join(tmpdir(), "gipfel-mail-")), "outbox"),
    from: "a@b.test",
    now: () => 0,
  });
  await app.register(async (part) => providerRoutes(part, { ports: { mail }, env } as never));
  expect((await app.inject({ url: "/dev/mail" })).statusCode).toBe(404);
});
