import { expect, test } from "vitest";
import { longestHold } from "../../contracts/hold-times.ts";
import { attemptGuards } from "./reserve.rules.ts";

test("an attempt without an answer is settled as long as what it may have reserved can be held", () => {
  let now = 0;
  const { hasAttempt, hasOtherAttempt } = attemptGuards(
    ({ isOther }: { attempt?: { sentAt: number } | null; isOther: boolean }) => isOther,
    () => now,
  );
  const open = { context: { attempt: { sentAt: 0 }, isOther: true } };
  const all = () => [hasAttempt(open), hasOtherAttempt(open)];
  now = longestHold - 1;
  expect(all()).toEqual([true, true]);
  expect(hasOtherAttempt({ context: { ...open.context, isOther: false } })).toBe(false);
  now = longestHold;
  expect(all()).toEqual([false, false]);
  expect(hasAttempt({ context: { attempt: null, isOther: true } })).toBe(false);
});
