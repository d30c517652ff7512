import { beforeAll, beforeEach, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../../commands/payment/pay.fixture.ts";
import { answerRequest } from "../../commands/booking/confirm-request.ts";
import { checkOut } from "../../commands/checkout/check-out.ts";
import { hold } from "../../commands/reservation/hold.ts";
import { instantAt } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { readEnv } from "../../env.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { guest } from "../../domain/session.ts";
import { fromJson } from "../../json.ts";
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

onBothDatabases("mails that ask for the answer to a request", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });
  beforeEach(async () => {
    for (const table of ["account_user", "supplier_registration"] as const) await getDb().deleteFrom(table).execute();
  });

  /** Requests a flight; returns the subjects of the mails to team and supplier. */
  async function mailed(
    settings: Record<string, string> = {},
    beforeSending: (bookingId: string) => Promise<void> = async () => {},
  ) {
    const to = await mailsOf([forSale.flight], settings, beforeSending);
    return { team: to(team)?.subject, supplier: to(supplier)?.subject };
  }

  /** Requests these activities; returns the mail to an address. */
  async function mailsOf(
    activityIds: readonly number[],
    settings: Record<string, string> = {},
    beforeSending: (bookingId: string) => Promise<void> = async () => {},
  ) {
    const services = {
      ...shop.services,
      env: readEnv({ CSRF_SECRET: "a secret for tests", TEAM_EMAIL: team, ...settings }),
    };
    let cartId: string | undefined;
    for (const activityId of activityIds) {
      const request = {
        activityId,
        availabilityId: await shop.freshSlot(activityId),
        locale: "de_CH" as const,
        selection: [{ ticketCategoryId: activityId * 10, numGuests: 1 }],
        doCreateCart: !cartId,
        ...(cartId ? { cartId } : {}),
      };
      cartId = (await hold(services, request, guest, null)).cart.cartId;
    }
    const { bookingId } = await checkOut(
      services,
      { cartId: cartId!, user: payingBuyer, locale: "de_CH", origin: partner },
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
    return (address: string) => mails.find((mail) => mail.to.toLowerCase().includes(address));
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

  test("[R8.ask] the mails tell items that are not on request from those to be answered, as the page does", async () => {
    const to = await mailsOf([forSale.flight, forSale.boat]);
    for (const address of [team, supplier]) {
      const [, , flight, boat] = to(address)!.text.split("\n\n");
      expect(boat).toMatch(/^Steamboat \(de\)\n[^]*\nMitgebucht, nicht auf Anfrage$/);
      expect(flight).toMatch(/^Flight \(de\)\n/);
      expect(flight).not.toContain("nicht auf Anfrage");
    }
  });

  // Cause: what guests had answered stood on the team's page alone.
  test("[R8.ask] team and supplier read what was answered about the guests", async () => {
    const to = await mailsOf([forSale.flight], {}, async (bookingId) => {
      const { id, frozen } = await getDb()
        .selectFrom("reservation")
        .select(["id", "frozen"])
        .where("booking_id", "=", bookingId)
        .executeTakeFirstOrThrow();
      const known = fromJson<FrozenReservation>(frozen);
      const answered: FrozenReservation = {
        ...known,
        fields: [{ key: "weight", label: "Gewicht", type: "text", scope: "guest", isStrict: false, options: [] }],
        lines: known.lines.map((line) => ({ ...line, guests: [[{ key: "weight", value: 60 }]] })),
      };
      await getDb()
        .updateTable("reservation")
        .set({ frozen: JSON.stringify(answered) })
        .where("id", "=", id)
        .execute();
    });
    for (const address of [team, supplier]) expect(to(address)!.text).toMatch(/\n[^\n]+: Gewicht: 60\n/);
  });

  test("[R8.ask] an item that was accepted before the others is named as such", async () => {
    const to = await mailsOf([forSale.flight, forSale.flight], {}, async (bookingId) => {
      const { id } = await getDb()
        .selectFrom("booking_item")
        .select("id")
        .where("booking_id", "=", bookingId)
        .orderBy("sequence_index")
        .executeTakeFirstOrThrow();
      await answerRequest(
        shop.services,
        bookingId,
        "accepted",
        { by: "supplier", actor: supplier, note: null },
        { bookingItemIds: [id] },
      );
    });
    const [, , accepted, open] = to(supplier)!.text.split("\n\n");
    expect(accepted).toMatch(/\nBereits zugesagt$/);
    expect(open).not.toContain("zugesagt");
  });
});
