import { expect, test } from "vitest";
import { nobody, participantsIn, participantsParameters } from "./participants.ts";

const read = (text: string) => {
  const query = new URLSearchParams(text);
  return participantsIn((name) => query.get(name));
};

test("reads participants back from the address that they were written to, unknown ages included", () => {
  for (const people of [
    nobody,
    { adults: 2, childrenAges: [] },
    { adults: 0, childrenAges: [null] },
    { adults: 20, childrenAges: [0, null, 17] },
  ])
    expect(read(String(new URLSearchParams(participantsParameters(people))))).toEqual(people);
});

test("ignores invalid participants and caps their number", () => {
  expect(read("adults=-1&childrenAges=18,x,3.5,4")).toEqual({ adults: 0, childrenAges: [null, null, null, 4] });
  expect(read(`adults=99&childrenAges=${"5,".repeat(99)}`)).toEqual({
    adults: 20,
    childrenAges: Array.from({ length: 10 }, () => 5),
  });
});
