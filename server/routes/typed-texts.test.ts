import { beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { checkOut, createReservation } from "../../sdk/contracts/calls/cart.ts";
import { Buyer } from "../../sdk/contracts/cart.ts";
import * as calls from "../../sdk/contracts/calls/index.ts";
import type { Call } from "../../sdk/contracts/call.ts";
import { requestOf } from "../../sdk/contracts/requests/index.ts";
import { onBothDatabases } from "../db/testing.ts";
import { buyer, reservationBody } from "../testing/bookings.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { signedUp, team, type TestVisitor } from "../testing/visitor.ts";
import { invisibleCharacters } from "./typed-texts.ts";

type AnySchema = v.GenericSchema<any, any>;
type Path = readonly string[];

/** Where a schema takes texts: lists are entered at their first place, records under a name. */
function textsIn(schema: AnySchema, path: Path = []): Path[] {
  const { type, entries, item, value, wrapped, options } = schema as AnySchema & {
    entries?: Record<string, AnySchema>;
    item?: AnySchema;
    value?: AnySchema;
    wrapped?: AnySchema;
    options?: AnySchema[];
  };
  if (entries) return Object.entries(entries).flatMap(([name, each]) => textsIn(each, [...path, name]));
  if (type === "array") return textsIn(item!, [...path, "0"]);
  if (type === "record") return textsIn(value!, [...path, "7"]);
  if (wrapped) return textsIn(wrapped, path);
  if (type === "union") return (options ?? []).flatMap((each) => textsIn(each, path));
  return type === "string" || type === "unknown" ? [path] : [];
}

/** A body that has nothing but `text` there. */
function bodyWith(path: Path, text: string): unknown {
  return path.reduceRight<unknown>((inner, key) => (/^0$/.test(key) ? [inner] : { [key]: inner }), text);
}

/** Something that a parameter's schema takes. */
function given(schema: AnySchema): string {
  return ["1", "7b0f2f43-6a3c-4bd5-9d55-0d4f5b7d1f11", "de_CH"].find((each) => v.is(schema, each))!;
}

const writing = Object.entries(calls as unknown as Record<string, Call>).filter(
  ([, call]) => call.method !== "GET" && !call.reads && requestOf(call).body,
);
/** Never shown, or not typed by a person: passwords, and a visitor's source. */
const isTyped = (path: Path) => !path.some((name) => /password/i.test(name) || name === "affiliate");

test("every text of a call that writes is found, and the reservation's and the profile's are among them", () => {
  const found = Object.fromEntries(
    writing.map(([name, call]) => [name, textsIn(requestOf(call).body!).map((path) => path.join("."))]),
  );
  expect(found["checkOut"]).toEqual(expect.arrayContaining(["user.givenName", "user.familyName", "notes"]));
  expect(found["createReservation"]).toEqual(
    expect.arrayContaining(["personalizedData.0.value", "selection.0.guests.0.personalizedData.0.value"]),
  );
  expect(found["correctBooking"]).toEqual(expect.arrayContaining(["contact.familyName", "items.0.guests.7.0.0.value"]));
  expect(found["patchMe"]).toContain("givenName");
  expect(found["signUp"]).toContain("familyName");
  expect(found["patchCart"]).toContain("customData.7");
  expect(writing.length).toBeGreaterThan(25);
});

test("invisible characters are found at any depth, in names too, but not in passwords; scripts' own marks and line ends are left alone", () => {
  const message = "the text has the invisible character U+202E; take it out";
  expect(invisibleCharacters({ user: { names: ["a", "b\u202ec"] } })).toEqual({ "user.names.1": message });
  expect(invisibleCharacters({ customData: { "a\u202e": 1 } })).toEqual({ customData: message });
  expect(invisibleCharacters("\u202e")).toEqual({ body: message });
  expect(
    Object.keys(invisibleCharacters(["\u0007", "\u2066", "\ufeff", "\ud800", "\u000b", "\u0085", "\u206a"])),
  ).toHaveLength(7);
  expect(invisibleCharacters({ password: "\u202e", newPassword: "\u202e", currentPassword: "\u202e" })).toEqual({});
  expect(invisibleCharacters({ text: "a\tb\r\nc \u200f\u200e\u061c\u200d\u200c 👨‍👩‍👧 é" })).toEqual({});
  const deep = JSON.parse(`${"[".repeat(3000)}"\u202e"${"]".repeat(3000)}`) as unknown;
  expect(Object.values(invisibleCharacters(deep))).toEqual([message]);
});

onBothDatabases("texts that people type", (getDb) => {
  let shop: TestShop;
  let admin: TestVisitor;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { RATE_LIMIT: "100000", SIGN_IN_LIMIT: "100000" } });
    admin = await signedUp(shop, "admin@example.ch", team);
  });

  test.each(writing)("%s refuses a character that turns the writing, at each of its texts", async (_, call) => {
    const params = Object.fromEntries(
      Object.entries(
        (requestOf(call).params as { entries?: Record<string, AnySchema> } | undefined)?.entries ?? {},
      ).map(([name, schema]) => [name, given(schema)]),
    );
    for (const path of textsIn(requestOf(call).body!).filter(isTyped)) {
      const answered = await admin.send(call, { params, query: {}, body: bodyWith(path, "a\u202eb") } as never);
      expect([answered.status, "fields" in answered && answered.fields[path.join(".")]], path.join(".")).toEqual([
        400,
        expect.stringContaining("U+202E"),
      ]);
    }
  });

  test("check-out names the field, together with what else is wrong; how the visitor came stops nobody", async () => {
    const { cart } = await shop.done(createReservation, { body: reservationBody({ date: "2027-01-03" }) });
    const params = { cartId: cart.cartId };
    const user = { ...buyer, givenName: "Eva\u202eavE", phone: "no" };
    const refused = await shop.send(checkOut, { params, body: { user } });
    expect(refused).toMatchObject({
      status: 400,
      code: "invalid_input",
      fields: { "user.givenName": expect.stringContaining("U+202E"), "user.phone": expect.any(String) },
    });
    const affiliate = {
      affiliateReferralCode: "77",
      affiliateLandingPage: "https://hotel.example/\u202e",
      affiliateReferrer: "",
    };
    const { bookingId } = await shop.done(checkOut, { params, body: { user: v.parse(Buyer, buyer), affiliate } });
    const stored = await getDb()
      .selectFrom("booking")
      .select("affiliate")
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(stored.affiliate!)).toEqual({ ...affiliate, affiliateLandingPage: "https://hotel.example/" });
  });
});
