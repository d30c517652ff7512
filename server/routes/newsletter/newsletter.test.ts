import { beforeAll, expect, test } from "vitest";
import { subscribe } from "../../../sdk/contracts/calls/newsletter.ts";
import type { NewsletterRequest } from "../../../sdk/contracts/requests/newsletter.ts";
import { day, hour, minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { deleteUnconfirmedJob } from "../../jobs/delete-unconfirmed.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { compose } from "../../ports/mail/compose.ts";
import { person } from "../../testing/person.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";

/** Time limit (ms) of tests that solve the human check several times, on a busy machine. */
const patient = { timeout: 20_000 };

onBothDatabases("the newsletter", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });
  const send = async (changes: Partial<NewsletterRequest> = {}, headers: Record<string, string> = {}) =>
    shop.send(
      subscribe,
      {
        body: {
          email: "Anna@Example.ch",
          returnUrl: `${testOrigin}/fr-ch/activites`,
          token: changes.token ?? (await person(shop)),
          ...changes,
        },
      },
      headers,
    );
  const stateOf = async (email: string) =>
    (await getDb().selectFrom("newsletter_subscription").select("state").where("email", "=", email).executeTakeFirst())
      ?.state;
  const open = (url: string, method: "GET" | "POST" | "HEAD" = "GET") =>
    shop.app.inject({
      method,
      url: url.replace(testOrigin, ""),
      ...(method === "POST"
        ? { payload: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" } }
        : {}),
    });
  const mail = async () => {
    await sendDueMails(shop.services);
    return shop.mails.at(-1)!;
  };
  const linkIn = (text: string, purpose: string) =>
    new RegExp(`${testOrigin}/newsletter/${purpose}\\?token=[\\w.-]+`).exec(text)![0];
  const accepted = { status: 200, answer: { success: true, redirectUrl: `${testOrigin}/fr-ch/veuillez-confirmer` } };

  test("is subscribed only after the button behind the mail's link is pressed", async () => {
    expect(await send()).toEqual(accepted);
    expect(await stateOf("anna@example.ch")).toBe("unconfirmed");
    const { to, subject, text } = await mail();
    expect([to.address, subject]).toEqual(["anna@example.ch", "Veuillez confirmer votre inscription à la newsletter"]);
    const link = linkIn(text, "confirm");
    expect((await open(link, "HEAD")).statusCode).toBe(404);
    expect((await open(link)).body).toContain("Confirmer l’inscription</button>");
    expect(await stateOf("anna@example.ch"), "opening the link, as mail scanners do, confirms nothing").toBe(
      "unconfirmed",
    );
    for (const time of ["first", "again"]) {
      const opened = await open(link, "POST");
      expect([time, opened.statusCode, opened.headers.location]).toEqual([
        time,
        303,
        `${testOrigin}/fr-ch/inscription-reussie`,
      ]);
    }
    expect(await stateOf("anna@example.ch")).toBe("confirmed");
    const again = await open(link);
    expect([again.statusCode, again.body]).toEqual([
      200,
      expect.stringContaining("Votre inscription est déjà confirmée"),
    ]);
    expect(again.body).not.toContain("<form");
  });

  test(
    "never says whether an address is known, and writes to it no more often than every 10 minutes",
    patient,
    async () => {
      await mail();
      const before = shop.mails.length;
      shop.clock.ms += hour;
      expect(await send()).toEqual(accepted);
      expect(await send({ email: "new@example.ch" })).toEqual(accepted);
      expect(await send({ email: "new@example.ch" })).toEqual(accepted);
      await mail();
      expect(shop.mails.slice(before).map(({ to }) => to.address)).toEqual(["new@example.ch"]);
      shop.clock.ms += 10 * minute;
      await send({ email: "new@example.ch" });
      await mail();
      expect(shop.mails).toHaveLength(before + 2);
    },
  );

  test("is left with one click of a person or a mail program; an older link does not restore it, and it can be subscribed again", async () => {
    let last = await mail();
    const raw = (await compose(last, "shop@shop.test")).toString();
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const link = linkIn(last.text, "unsubscribe");
    const opened = await open(link);
    expect([opened.statusCode, opened.body]).toEqual([200, expect.stringContaining("Se désinscrire</button>")]);
    expect(await stateOf("new@example.ch"), "opening the link takes nobody off the list").toBe("unconfirmed");
    expect((await open(link, "POST")).body).toContain("Vous êtes désinscrit");
    expect((await open(linkIn(last.text, "confirm"), "POST")).statusCode).toBe(400);
    shop.clock.ms += hour;
    await send({ email: "new@example.ch" });
    last = await mail();
    expect((await open(linkIn(last.text, "confirm"), "POST")).statusCode).toBe(303);
    expect((await open(link, "HEAD")).statusCode).toBe(404);
    expect(await stateOf("new@example.ch")).toBe("confirmed");
    shop.clock.ms += 400 * day;
    const left = await open(link, "POST");
    expect([left.statusCode, await stateOf("new@example.ch")]).toEqual([200, "unsubscribed"]);
    expect((await open(link, "POST")).body).toContain("Vous êtes désinscrit");
    expect((await open(linkIn(last.text, "confirm"), "POST")).statusCode).toBe(400);
    expect(await stateOf("new@example.ch")).toBe("unsubscribed");
    await send({ email: "new@example.ch" });
    expect(await stateOf("new@example.ch")).toBe("unconfirmed");
    expect(shop.mails.at(-1)).not.toBe(await mail());
  });

  test("takes no link that is forged, too old, of another purpose or of an address that isn't known; one that nobody confirms is forgotten", async () => {
    await send({ email: "late@example.ch" });
    const { text } = await mail();
    const [confirm, leave] = [linkIn(text, "confirm"), linkIn(text, "unsubscribe")];
    const other = confirm.replace(
      /token=[^.]+/,
      `token=${Buffer.from("fr_CH victim@example.ch").toString("base64url")}`,
    );
    for (const link of [
      other,
      `${confirm}x`,
      leave.replace("unsubscribe", "confirm"),
      confirm.replace(/token=.*/, ""),
      `${confirm}&token=b`,
      "/newsletter/confirm",
    ]) {
      for (const method of ["GET", "POST"] as const) {
        const opened = await open(link, method);
        expect([opened.statusCode, opened.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
      }
    }
    shop.clock.ms += 7 * day + minute;
    for (const method of ["GET", "POST"] as const) {
      const late = await open(confirm, method);
      expect([late.statusCode, late.body], "it answers in the language of its mail").toEqual([
        400,
        expect.stringContaining("Ce lien n’est plus valable"),
      ]);
    }
    expect(await stateOf("late@example.ch")).toBe("unconfirmed");
    await deleteUnconfirmedJob(shop.services);
    expect(await stateOf("late@example.ch")).toBeUndefined();
    expect(await stateOf("anna@example.ch")).toBe("confirmed");
    expect((await open(leave, "POST")).statusCode).toBe(400);
    const unsigned = await shop.app.inject({
      url: "/newsletter/confirm?token=a.b.c",
      headers: { "accept-language": "it-CH,de;q=0.5" },
    });
    expect(unsigned.body, "a link that names no language answers in the browser's").toContain(
      "Questo link non è più valido",
    );
  });

  test("a machine that fills the hidden field is answered with success, and nothing is stored", async () => {
    expect(await send({ email: "bot@example.ch", phone: "079", token: "none" })).toEqual(accepted);
    expect(await stateOf("bot@example.ch")).toBeUndefined();
  });

  test("is for people, on the page that they are on", patient, async () => {
    expect(await send({ email: "x@example.ch", token: "none" })).toMatchObject({
      status: 422,
      code: "human_check_failed",
    });
    expect(await send({ email: "nobody" })).toMatchObject({ status: 400, fields: { email: expect.any(String) } });
    shop.clock.ms += hour;
    for (const returnUrl of [
      "https://evil.example/",
      "javascript:alert(1)",
      "http://shop.test@evil.example/",
      "http://user:pass@shop.test/",
    ])
      expect(await send({ email: "x@example.ch", returnUrl })).toMatchObject({
        status: 403,
        code: "return_url_forbidden",
      });
    const partner = { origin: "https://hotel.test" };
    expect(await send({ email: "x@example.ch" }, partner)).toMatchObject({ status: 403 });
    expect(
      await send({ email: "x@example.ch", returnUrl: "https://hotel.test/rooms", locale: "it" }, partner),
    ).toMatchObject({
      answer: { redirectUrl: `${testOrigin}/it-ch/conferma-richiesta` },
    });
    expect(await stateOf("x@example.ch")).toBe("unconfirmed");
  });

  test("an address that sends the form again and again waits an hour", async () => {
    shop.clock.ms += hour;
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await send({ phone: "x", token: "none" })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
