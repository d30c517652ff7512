import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PersonalizationField } from "../../contracts/offer.ts";
import { formatBirthDate } from "./birth-date.rules.ts";
import { ageOn, allowedOptions, readBirthDate, wrongBirthDate } from "../../contracts/personalization.ts";
import { category, dob, input, offer, slot, today } from "./booking.fixture.ts";
import type { BookingContext } from "./booking.types.ts";
import { withAnswer, isPersonalized, problemOf, shownProblem, visibleFields } from "./personalization.rules.ts";
import { reservationRequest } from "./reserve.rules.ts";
import { freshContext } from "./fresh.rules.ts";

const size: PersonalizationField = {
  key: "size",
  label: "Size",
  type: "option",
  scope: "guest",
  isStrict: true,
  options: [
    {
      key: "s",
      label: "S",
      condition: { key: "kind", in: ["ski"] },
      optionAttributes: { sortOrder: 2, description: null },
    },
    { key: "m", label: "M", condition: null, optionAttributes: { sortOrder: 1, description: null } },
  ],
};
const kind: PersonalizationField = {
  key: "kind",
  label: "Kind",
  type: "text",
  scope: "reservation",
  isStrict: true,
  options: [],
};
const weight: PersonalizationField = {
  key: "weight",
  label: "Weight",
  type: "number",
  scope: "guest",
  isStrict: false,
  options: [],
};

function context(fields: PersonalizationField[], more: Partial<BookingContext> = {}): BookingContext {
  return {
    ...freshContext(input),
    date: "2026-12-03",
    offers: [offer(1, [category(11, { minAge: 6, maxAge: 16 })])],
    offerId: 1,
    slots: [{ offerId: 1, availabilities: [slot("slot-1", [11])] }],
    slotsOf: "2026-12-03",
    availabilityId: "slot-1",
    tickets: { 11: 2 },
    fields,
    fieldsOf: "slot-1",
    ...more,
  };
}
const guest = (index: number) => ({ ticketCategoryId: 11, index });

describe("personalization", () => {
  test("[P5.20] requires a number of at least 0", () => {
    const here = context([weight]);
    expect(["-1", "abc", "0", "72.5"].map((value) => problemOf(weight, value, null, here))).toEqual([
      "number",
      "number",
      null,
      null,
    ]);
  });

  test("rejects invisible characters in a text field, as the server does", () => {
    const name = { ...weight, key: "name", type: "text" } as const;
    const here = context([name]);
    expect(["Eva\u202eavE", "Eva\u0007", "Zoë مريم\u200f"].map((value) => problemOf(name, value, null, here))).toEqual([
      "characters",
      "characters",
      null,
    ]);
  });

  test("[P5.21] requires a date of birth after 1900-01-01 and before today", () => {
    const wrong = (text: string) => wrongBirthDate(text, null, today, today);
    expect(["31.02.2000", "01.01.1900", "01.12.2026", "1.2.2000"].map(wrong)).toEqual(
      Array(4).fill("general.wrongDate"),
    );
    expect([wrong("02.01.1900"), wrong("30/11/2026")]).toEqual([null, null]);
  });

  test("[P5.22] counts the age on the booking's date, without a maximum for 0 or null", () => {
    const ages = { minAge: 6, maxAge: 16 };
    expect(ageOn("2020-12-03", "2026-12-03")).toBe(6);
    expect(wrongBirthDate("03.12.2020", ages, "2026-12-03", today)).toBeNull();
    expect(wrongBirthDate("04.12.2020", ages, "2026-12-03", today)).toBe("general.wrongDateParticipant");
    expect(wrongBirthDate("01.01.1950", { minAge: null, maxAge: 0 }, "2026-12-03", today)).toBeNull();
  });

  test("[P5.23] shows the warning at 10 characters, before the field is left", () => {
    const typed = (value: string) => context([dob], { answers: { reservation: {}, guests: { 11: [{ dob: value }] } } });
    const shown = (value: string) => shownProblem(dob, { ...guest(0), category: category(11) }, typed(value));
    expect([shown("31.02.200"), shown("31.02.2000")]).toEqual([null, "general.wrongDate"]);
  });

  test("[P5.24] formats typed dates: day at most 31, month at most 12, the locale's separator", () => {
    expect(formatBirthDate("3913", "de_CH")).toBe("31.12.");
    expect(formatBirthDate("01021990", "fr_CH")).toBe("01/02/1990");
    expect(formatBirthDate("4", "de_CH")).toBe("04.");
    expect(formatBirthDate("01.0", "de_CH", "01.02")).toBe("01.0");
  });

  test("[P5.24] leaves a formatted date unchanged, and limits its length", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,12}$/), (digits) => {
        const once = formatBirthDate(digits, "de_CH");
        return once.length <= 10 && formatBirthDate(once, "de_CH") === once;
      }),
    );
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1901-01-01"), max: new Date("2020-12-31"), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const digits = iso.slice(8) + iso.slice(5, 7) + iso.slice(0, 4);
          return readBirthDate(formatBirthDate(digits, "it_CH")) === iso;
        },
      ),
    );
  });

  test("[P5.25] applies an option's condition, and clears an answer that it no longer allows", () => {
    expect(allowedOptions(size, { kind: "ski" }).map((option) => option.key)).toEqual(["m", "s"]);
    expect(problemOf(size, "s", null, context([kind, size]))).toBe("option");
    const chosen = context([kind, size], {
      answers: { reservation: { kind: "ski" }, guests: { 11: [{ size: "s" }, { size: "m" }] } },
    });
    expect(withAnswer(chosen, null, "kind", "board")).toEqual({
      reservation: { kind: "board" },
      guests: { 11: [{}, { size: "m" }] },
    });
  });

  test("[P5.26] requires each guest field of each guest and each reservation field", () => {
    const some = { reservation: { kind: "ski" }, guests: { 11: [{ size: "s" }] } };
    expect(isPersonalized(context([kind, size], { answers: some }))).toBe(false);
    expect(
      isPersonalized(context([kind, size], { answers: { ...some, guests: { 11: [{ size: "s" }, { size: "m" }] } } })),
    ).toBe(true);
    expect(isPersonalized(context([kind], { answers: { reservation: { kind: " " }, guests: {} } }))).toBe(false);
  });

  test("[P5.27] requires strict fields only, and all of resellers", () => {
    expect(visibleFields(context([kind, weight]))).toEqual([kind]);
    expect(
      visibleFields(context([kind, weight], { role: { isReseller: true, isAdmin: false, distributorId: "d" } })),
    ).toEqual([kind, weight]);
  });

  test("[P5.28] [P5.14] sends no more guests than the guest count, and no category below 1", () => {
    const request = reservationRequest(
      context([size], {
        tickets: { 11: 1, 12: 0 },
        answers: { reservation: {}, guests: { 11: [{ size: "m" }, { size: "m" }] } },
      }),
    );
    expect(request.selection).toEqual([
      { ticketCategoryId: 11, numGuests: 1, guests: [{ personalizedData: [{ key: "size", value: "m" }] }] },
    ]);
  });
});
