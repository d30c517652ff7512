import { describe, expect, test } from "vitest";
import type { PersonalizationField } from "../../../sdk/contracts/offer.ts";
import { correctedAnswers, offeredValues, openLabels, purposeOf, type AnswerField } from "./guest-answers.ts";

const field = { key: "diet", scope: "guest", options: [] } as unknown as PersonalizationField;

test("each guest before one who answers has a list of their own, empty where they are asked nothing", () => {
  const third = { name: "third", field, value: "", guest: { ticketCategoryId: 7, index: 2, label: "Adult" } };
  const { guests } = correctedAnswers([third], { third: " vegan " });
  expect(JSON.stringify(guests)).toBe('{"7":[[],[],[{"key":"diet","value":"vegan"}]]}');
});

describe("[R16] answers that depend on others", () => {
  const answerField = (
    key: string,
    options: readonly [key: string, of?: string, ...values: string[]][],
    guest: AnswerField["guest"] = null,
  ): AnswerField => ({
    name: guest ? `selection.0.guests.0.${key}` : key,
    value: "",
    guest,
    field: {
      key,
      label: key,
      type: options.length > 0 ? "option" : "text",
      scope: guest ? "guest" : "reservation",
      isStrict: true,
      options: options.map(([option, of, ...values]) => ({
        key: option,
        label: option,
        condition: of === undefined ? null : { key: of, in: values },
        optionAttributes: null,
      })),
    },
  });
  const first = { ticketCategoryId: 7, index: 0, label: "Adult" };
  const fields = [
    answerField("room", [["window", "hotel", "alpina"]]),
    answerField("pickup", [["hotel"], ["station"]]),
    answerField("hotel", [["alpina", "pickup", "hotel"]]),
    answerField(
      "seat",
      [
        ["left", "pickup", "hotel"],
        ["right", "pickup", "station"],
      ],
      first,
    ),
    answerField("note", []),
  ];
  const answered = {
    room: "window",
    pickup: "hotel",
    hotel: "alpina",
    "selection.0.guests.0.seat": "left",
    note: "late",
  };

  test("stay as they are while they go together", () => {
    expect(offeredValues(fields, answered)).toEqual(answered);
  });

  test("are empty once they don't, and so is what depends on them", () => {
    const values = { ...answered, pickup: "station" };
    expect(offeredValues(fields, values)).toEqual({
      room: "",
      pickup: "station",
      hotel: "",
      "selection.0.guests.0.seat": "",
      note: "late",
    });
    expect(correctedAnswers(fields, values)).toEqual({
      personalizedData: [
        { key: "room", value: "" },
        { key: "pickup", value: "station" },
        { key: "hotel", value: "" },
        { key: "note", value: "late" },
      ],
      guests: { 7: [[{ key: "seat", value: "" }]] },
    });
  });
});

test("[R16.open] open details are those that are not strict, empty and offered with the other answers, each once", () => {
  const first = { ticketCategoryId: 7, index: 0, label: "Adult" };
  const open = (key: string, rest: Partial<AnswerField> & { readonly isStrict?: boolean } = {}): AnswerField => ({
    name: key,
    value: "",
    guest: first,
    field: { key, label: key, type: "text", scope: "guest", isStrict: rest.isStrict ?? false, options: [] },
    ...rest,
  });
  const seat: AnswerField = {
    ...open("seat"),
    field: {
      ...open("seat").field,
      type: "option",
      options: [{ key: "left", label: "left", condition: { key: "pickup", in: ["hotel"] }, optionAttributes: null }],
    },
  };
  const fields = [open("diet"), open("diet", { name: "second" }), open("weight", { isStrict: true }), seat];
  expect(openLabels(fields)).toEqual(["diet"]);
  expect(openLabels([...fields, open("pickup", { value: "hotel" })])).toEqual(["diet", "seat"]);
  expect(openLabels([open("diet", { value: "vegan" })])).toEqual([]);
  const second = open("diet", { name: "second", guest: { ...first, index: 1 } });
  expect(openLabels([open("diet", { value: "vegan" }), second])).toEqual(["diet (Adult 2)"]);
});

// Cause: the form was titled "Correct names" whatever it was opened for.
test("[R16.open] the form is called by what it does: details that are open are added, given ones corrected", () => {
  const field = (value: string): AnswerField => ({
    name: "diet",
    field: { key: "diet", label: "Diet", type: "text", scope: "reservation", isStrict: false, options: [] },
    value,
    guest: null,
  });
  const given: AnswerField = { ...field("Elena"), name: "name", field: { ...field("").field, isStrict: true } };
  expect(purposeOf([field("")])).toBe("add");
  expect(purposeOf([given, field("")])).toBe("both");
  expect(purposeOf([given, field("vegan")])).toBe("correct");
});
