import { expect, test } from "vitest";
import type { PersonalizedValue } from "../../../sdk/contracts/personalized-value.ts";
import type { PersonalizationField } from "../../../sdk/contracts/offer.ts";
import type { AppError } from "../../errors.ts";
import { checkPersonalization } from "./personalization.ts";

const option = (key: string, condition: PersonalizationField["options"][number]["condition"] = null) => ({
  key,
  label: key,
  condition,
  optionAttributes: null,
});
const field = (key: string, rest: Partial<PersonalizationField>): PersonalizationField => ({
  key,
  label: key,
  type: "text",
  scope: "guest",
  isStrict: true,
  options: [],
  ...rest,
});
const fields = [
  field("pickup", { type: "option", scope: "reservation", options: [option("hotel"), option("station")] }),
  field("hotel", {
    type: "option",
    scope: "reservation",
    options: [option("alpina", { key: "pickup", in: ["hotel"] })],
  }),
  field("dob", { type: "date" }),
  field("weight", { type: "number" }),
  field("wish", { isStrict: false }),
];

function problems(
  reservation: Record<string, string>,
  guest: Record<string, string | number>,
  changes: { seesAll?: boolean; minAge?: number; maxAge?: number } = {},
) {
  const answers = (given: Record<string, string | number>): PersonalizedValue[] =>
    Object.entries(given).map(([key, value]) => ({ key, value }));
  try {
    checkPersonalization({
      fields,
      reservation: answers(reservation),
      groups: [
        {
          label: "Adult",
          minAge: changes.minAge ?? 16,
          maxAge: changes.maxAge ?? 0,
          persons: 1,
          guests: [answers(guest)],
        },
      ],
      date: "2026-12-01",
      today: "2026-11-21",
      seesAll: changes.seesAll ?? false,
    });
    return {};
  } catch (cause) {
    return (cause as AppError).fields;
  }
}
const guest = { dob: "24.12.1990", weight: 70 };
const station = { pickup: "station" };

test("[R16] what is strict is required, of the reservation and of each guest", () => {
  expect(problems(station, guest)).toEqual({});
  expect(problems({}, {})).toEqual({
    pickup: "required",
    "selection.0.guests.0.dob": "required",
    "selection.0.guests.0.weight": "required",
  });
});
test("[R16] a reseller sees every field, and every visible field is required", () => {
  expect(problems(station, guest, { seesAll: true })).toEqual({ "selection.0.guests.0.wish": "required" });
});
test("[R16] an option hangs on the answer of another field", () => {
  expect(problems({ pickup: "hotel" }, guest)).toEqual({ hotel: "required" });
  expect(problems({ pickup: "hotel", hotel: "alpina" }, guest)).toEqual({});
  expect(problems({ pickup: "station", hotel: "alpina" }, guest)).toEqual({
    hotel: "not offered with the other answers",
  });
  expect(problems({ pickup: "moon" }, guest)).toMatchObject({ pickup: "not one of the options" });
});
test("[R16] a number is at least 0", () => {
  expect(problems(station, { ...guest, weight: 0 })).toEqual({});
  expect(problems(station, { ...guest, weight: -1 })).toEqual({ "selection.0.guests.0.weight": "a number from 0" });
  expect(problems(station, { ...guest, weight: "heavy" })).toEqual({
    "selection.0.guests.0.weight": "a number from 0",
  });
});
test.each(["31.02.1990", "1.1.1990", "01/01/1900", "21.11.2026", "24-12-1990", "x"])(
  "[R16] %s is no date of birth",
  (dob) => {
    expect(problems(station, { ...guest, dob })).toEqual({
      "selection.0.guests.0.dob": "a date of birth as DD.MM.YYYY",
    });
  },
);
test("[R16] the age on the slot's date fits the category; a maximum of 0 is none", () => {
  expect(problems(station, { ...guest, dob: "01.12.2010" })).toEqual({});
  expect(problems(station, { ...guest, dob: "02/12/2010" })).toEqual({
    "selection.0.guests.0.dob": "Adult: the age on 2026-12-01 is 15",
  });
  expect(problems(station, { ...guest, dob: "24.12.1930" })).toEqual({});
  expect(problems(station, { ...guest, dob: "24.12.1990" }, { minAge: 6, maxAge: 15 })).toEqual({
    "selection.0.guests.0.dob": "Adult: the age on 2026-12-01 is 35",
  });
});
test("[R16] a text has no invisible characters, as in the browser", () => {
  expect(problems(station, { ...guest, wish: "near \u202Ethe window" })).toEqual({
    "selection.0.guests.0.wish": "the text has the invisible character U+202E; take it out",
  });
  expect(problems(station, { ...guest, wish: "near the window" })).toEqual({});
});
