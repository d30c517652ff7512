import { expect, test } from "vitest";
import type { FrozenReservation } from "../domain/frozen.ts";
import { presentAnswers } from "./answers.ts";

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
        label: "Adults",
        answers: [
          { label: "Name", value: "Elena" },
          { label: "Allergies", value: "nuts" },
        ],
      },
    ],
  });
});
