import { beforeAll, expect, test } from "vitest";
import {
  approveRegistration,
  getRegistration,
  listAdminSuppliers,
  listRegistrations,
  rejectRegistration,
} from "../../../sdk/contracts/calls/admin/suppliers.ts";
import { registerSupplier } from "../../../sdk/contracts/calls/supplier.ts";
import type { SupplierApplication } from "../../../sdk/contracts/requests/supplier.ts";
import { hour, minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { person } from "../../testing/person.ts";
import { as, sessionByHeader } from "../../testing/roles.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";

const admin = as("admin");
const application: SupplierApplication = {
  company: "Käserei Emmental AG",
  contactName: "Ruedi Gerber",
  email: "Ruedi@kaeserei.example",
  phone: "+41 34 555 12 12",
  countryCode: "CH",
  website: "https://kaeserei.example",
  offering: "We show how cheese is made, every morning.",
  languages: ["de", "fr"],
  termsVersion: "2026-11",
  locale: "fr-CH",
  token: "",
};

onBothDatabases("suppliers", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { session: sessionByHeader });
  });
  const send = async (changes: Partial<SupplierApplication> = {}) =>
    shop.send(registerSupplier, { body: { ...application, ...changes, token: changes.token ?? (await person(shop)) } });
  const list = (query: Record<string, string> = {}) => shop.done(listRegistrations, { query }, admin);
  const newest = async () => (await list()).entries[0]!;
  const mails = async () => {
    await sendDueMails(shop.services);
    return shop.mails.map(({ subject }) => subject);
  };

  test("a registration gets an answer and a mail in its language; the same address again gets the same answer, and nothing else", async () => {
    expect(await send()).toEqual({ status: 200, answer: { received: true } });
    expect(await send({ email: "ruedi@KAESEREI.example", company: "Another" })).toEqual({
      status: 200,
      answer: { received: true },
    });
    expect(await mails()).toEqual(["Nous avons reçu votre inscription comme prestataire"]);
    expect(shop.mails[0]!.to).toEqual({ name: "Ruedi Gerber", address: "ruedi@kaeserei.example" });
    expect(await list()).toMatchObject({
      total: 1,
      entries: [{ company: "Käserei Emmental AG", state: "new", languages: ["de", "fr"], locale: "fr_CH", note: null }],
    });
  });

  test("the mail is in the language of the form, also where an account with its address has another", async () => {
    const at = "2026-01-05T09:00:00.000Z";
    const names = { name: "Ada Frei", given_name: "Ada", family_name: "Frei" };
    await getDb()
      .insertInto("account_user")
      .values({
        id: "user-ada",
        email: "ada@example.ch",
        is_email_confirmed: 1,
        ...names,
        locale: "it_CH",
        created_at: at,
        updated_at: at,
      })
      .execute();
    expect(await send({ email: "ada@example.ch" })).toMatchObject({ status: 200 });
    await mails();
    expect(shop.mails.filter(({ to }) => to.address === "ada@example.ch").map(({ subject }) => subject)).toContain(
      "Nous avons reçu votre inscription comme prestataire",
    );
    await getDb().deleteFrom("supplier_registration").where("email", "=", "ada@example.ch").execute();
  });

  test("a machine that fills the field nobody sees gets the same answer, and nothing is stored", async () => {
    expect(await send({ email: "bot@spam.example", fax: "1234", token: "none" })).toEqual({
      status: 200,
      answer: { received: true },
    });
    expect((await list()).total).toBe(1);
  });

  test("each wrong field is named, and a form without a person is refused", async () => {
    const wrong = await send({
      company: " ",
      email: "nobody",
      phone: "call me",
      website: "javascript:alert(1)",
      offering: "Cheese",
      languages: [],
      termsVersion: "",
    });
    expect(wrong).toMatchObject({ status: 400, code: "invalid_input" });
    expect(Object.keys((wrong as { fields: object }).fields).sort()).toEqual([
      "company",
      "email",
      "languages",
      "offering",
      "phone",
      "termsVersion",
      "website",
    ]);
    expect(await send({ email: "other@kaeserei.example", token: "not solved" })).toMatchObject({
      status: 422,
      code: "human_check_failed",
    });
    expect((await list()).total).toBe(1);
  });

  test("terms that no longer hold are refused, and nothing is stored", async () => {
    expect(await send({ email: "late@kaeserei.example", termsVersion: "2025-01" })).toMatchObject({
      status: 409,
      code: "terms_changed",
    });
    expect((await list()).total).toBe(1);
  });

  test("a header can't be smuggled into the mail to them", async () => {
    expect(await send({ email: "x@kaeserei.example", contactName: "A\r\nBcc: everyone@example.ch" })).toMatchObject({
      status: 400,
      fields: { contactName: expect.any(String) },
    });
  });

  test("the team finds them, approves with a word, and they get it by mail; the same decision again writes nothing", async () => {
    expect((await list({ search: "kaserei ruedi" })).total).toBe(1);
    expect((await list({ search: "nobody" })).total).toBe(0);
    const { registrationId, revision } = await newest();
    const params = { registrationId };
    expect(await shop.send(rejectRegistration, { params, body: { revision, note: "" } }, admin)).toMatchObject({
      status: 400,
      fields: { note: expect.any(String) },
    });
    await shop.done(
      rejectRegistration,
      { params, body: { revision, note: "Pas de <b>fromage</b> pour le moment." } },
      admin,
    );
    expect((await mails()).at(-1)).toBe("Votre inscription comme prestataire");
    expect(shop.mails.at(-1)!.text).toContain("Pas de <b>fromage</b>");
    expect(shop.mails.at(-1)!.html).not.toContain("<b>fromage");
    expect(await shop.send(approveRegistration, { params, body: { revision, note: "" } }, admin)).toMatchObject({
      status: 409,
      code: "changed_meanwhile",
    });
    shop.clock.ms += minute;
    await shop.done(approveRegistration, { params, body: { revision: revision + 1, note: "" } }, admin);
    await shop.done(approveRegistration, { params, body: { revision: revision + 2, note: "" } }, admin);
    expect((await mails()).slice(-2)).toEqual(["Votre inscription comme prestataire", "Bienvenue chez Gipfel"]);
    const registration = await shop.done(getRegistration, { params }, admin);
    expect(registration).toMatchObject({ state: "approved", note: null });
    expect(registration.history.map(({ action }) => action)).toEqual(["approved", "rejected"]);
    expect((await list({ state: "new" })).total).toBe(0);
    expect(await shop.send(getRegistration, { params: { registrationId: "unknown" } }, admin)).toMatchObject({
      status: 404,
      code: "registration_not_found",
    });
  });

  test("the catalogue's suppliers are listed with how much they sell", async () => {
    const suppliers = (query: Record<string, string>) => shop.done(listAdminSuppliers, { query }, admin);
    expect(await suppliers({})).toMatchObject({
      total: 1,
      entries: [{ id: 1, name: "Seefahrt AG", state: "selling", published: 2, unpublished: 0 }],
    });
    expect((await suppliers({ search: "SEEFAHRT", state: "selling" })).total).toBe(1);
    expect((await suppliers({ state: "resting" })).total).toBe(0);
  });

  test("an address that sends the form again and again waits an hour", async () => {
    const status = async () => (await send({ fax: "x", token: "none" })).status;
    const statuses = [];
    for (let time = 0; time < 12; time++) statuses.push(await status());
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);
    shop.clock.ms += hour;
    expect(await status()).toBe(200);
  });
});
