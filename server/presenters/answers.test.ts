import { expect, test } from "vitest";
import type { FrozenReservation } from "../domain/frozen.ts";
import { answerLines, presentAnswers } from "./answers.ts";

// Cause: what guests had answered was shown to nobody but themselves, unless they travelled by a personal ticket.
test("the team reads what was answered about a reservation and each guest, by label; empty answers are left out", () => {
  const frozen = {
    fields: [
      { key: "wish", label: "Wishes" },
      { key: "name", label: "Name" },
      { key: "allergies", label: "Allergies" },
    ],
    personalization: [{ key: "wish", value: "By the window" }],
    lines: [
      {
        label: "Adults",
        guests: [
          [
            { key: "name", value: "Elena" },
            { key: "allergies", value: "nuts" },
          ],
          [{ key: "name", value: " " }],
        ],
      },
    ],
  } as unknown as FrozenReservation;
  expect(presentAnswers(frozen)).toEqual({
    answers: [{ label: "Wishes", value: "By the window" }],
    guests: [
      {
        label: "Adults 1",
        answers: [
          { label: "Name", value: "Elena" },
          { label: "Allergies", value: "nuts" },
        ],
      },
    ],
  });
});

test("a ticket and the supplier's mail say what was answered a guest a line, of an option its label", () => {
  const frozen = {
    fields: [
      { key: "pickup", label: "Pick-up", options: [{ key: "hotel-1", label: "Hotel Interlaken" }] },
      { key: "name", label: "Name", options: [] },
      { key: "weight", label: "Weight", options: [] },
    ],
    personalization: [{ key: "pickup", value: "hotel-1" }],
    lines: [
      {
        label: "Adult",
        guests: [
          [
            { key: "name", value: "Elena" },
            { key: "weight", value: 60 },
          ],
          [],
        ],
      },
    ],
  } as unknown as FrozenReservation;
  expect(answerLines(frozen)).toEqual(["Pick-up: Hotel Interlaken", "Adult 1: Name: Elena, Weight: 60"]);
});
