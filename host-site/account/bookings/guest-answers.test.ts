import { expect, test } from "vitest";
import type { PersonalizationField } from "../../../sdk/contracts/offer.ts";
import { correctedAnswers } from "./guest-answers.ts";

const field = { key: "diet", scope: "guest", options: [] } as unknown as PersonalizationField;

test("each guest before one who answers has a list of their own, empty where they are asked nothing", () => {
  const third = { name: "third", field, value: "", guest: { ticketCategoryId: 7, index: 2, label: "Adult" } };
  const { guests } = correctedAnswers([third], { third: " vegan " });
  expect(JSON.stringify(guests)).toBe('{"7":[[],[],[{"key":"diet","value":"vegan"}]]}');
});
