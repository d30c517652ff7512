import { beforeAll, beforeEach, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../../commands/payment/pay.fixture.ts";
import { checkOut } from "../../commands/checkout/check-out.ts";
import { hold } from "../../commands/reservation/hold.ts";
import { instantAt } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { readEnv } from "../../env.ts";
import { guest } from "../../domain/session.ts";
import { sendDueMails } from "../outbox.ts";

const subjects = {
  de_CH: "Buchungsanfrage:",
  en_CH: "Booking request:",
  fr_CH: "Demande de réservation :",
  it_CH: "Richiesta di prenotazione:",
};
const team = "team@shop.test";
/** As the catalogue of these tests has it. */
const supplier = "anfragen@schiff.test";

onBothDatabases("the language of mails about a request", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });
  beforeEach(async () => {
    for (const table of ["account_user", "supplier_registration"] as const) await getDb().deleteFrom(table).execute();
  });

  /** Requests a flight; returns the mails to team and supplier. */
  async function mailed(
    settings: Record<string, string> = {},
    beforeSending: (bookingId: string) => Promise<void> = async () => {},
  ) {
    const services = {
      ...shop.services,
      env: readEnv({ CSRF_SECRET: "a secret for tests", TEAM_EMAIL: team, ...settings }),
    };
    const request = {
      activityId: forSale.flight,
      availabilityId: await shop.freshSlot(forSale.flight),
      locale: "de_CH" as const,
      doCreateCart: true,
    };
    const held = await hold(
      services,
      { ...request, selection: [{ ticketCategoryId: forSale.flight * 10, numGuests: 1 }] },
      guest,
      null,
    );
    const { bookingId } = await checkOut(
      services,
      { cartId: held.cart.cartId, user: payingBuyer, locale: "de_CH", origin: partner },
      guest,
      null,
    );
    await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    await beforeSending(bookingId);
    const { number } = await getDb()
      .selectFrom("booking")
      .select("number")
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    await sendDueMails(services);
    const mails = (await shop.mails.list()).filter(({ subject }) => subject.includes(number));
    const to = (address: string) => mails.find((mail) => mail.to.toLowerCase().includes(address))?.subject;
    return { team: to(team), supplier: to(supplier) };
  }

  async function account(email: string, locale: string, isConfirmed: 0 | 1 = 1) {
    const at = instantAt(shop.services.clock.now());
    const names = { name: "Ada Frei", given_name: "Ada", family_name: "Frei" };
    await getDb()
      .insertInto("account_user")
      .values({
        id: `user-${email}`,
        email,
        is_email_confirmed: isConfirmed,
        ...names,
        locale,
        created_at: at,
        updated_at: at,
      })
      .execute();
  }

  test("mails of an earlier version, whose lines of the outbox name no supplier, are sent", async () => {
    const sent = await mailed({}, async (bookingId) => {
      const payload = JSON.stringify({ bookingId, isReminder: false });
      const lines = getDb()
        .updateTable("outbox")
        .set({ payload })
        .where("kind", "in", ["request_to_team", "request_to_supplier"]);
      await lines.where("payload", "like", `%${bookingId}%`).execute();
    });
    expect(sent).toEqual({
      team: expect.stringContaining(subjects.de_CH),
      supplier: expect.stringContaining(subjects.de_CH),
    });
  });

  test.each(Object.entries(subjects))(
    "the team is written to in the language that TEAM_LOCALE names: %s",
    async (TEAM_LOCALE, subject) => {
      expect(await mailed({ TEAM_LOCALE })).toEqual({
        team: expect.stringContaining(subject),
        supplier: expect.stringContaining(subjects.de_CH),
      });
    },
  );

  test("without the setting the team is written to in German", async () => {
    expect((await mailed()).team).toContain(subjects.de_CH);
  });

  test("writes in the account's language to the team's or supplier's address that has an account", async () => {
    await account(team, "it_CH");
    await account(supplier, "fr_CH");
    const both = { team: expect.stringContaining(subjects.it_CH), supplier: expect.stringContaining(subjects.fr_CH) };
    expect(await mailed({ TEAM_LOCALE: "en_CH" })).toEqual(both);
    expect(await mailed({ TEAM_LOCALE: "en_CH", TEAM_EMAIL: "Team@Shop.Test" })).toEqual(both);
  });

  test("an account whose address nobody has confirmed changes nothing", async () => {
    await account(team, "it_CH", 0);
    await account(supplier, "fr_CH", 0);
    expect(await mailed({ TEAM_LOCALE: "en_CH" })).toEqual({
      team: expect.stringContaining(subjects.en_CH),
      supplier: expect.stringContaining(subjects.de_CH),
    });
  });
});
