import { expect, test } from "vitest";
import { confirmsRest } from "./request-state.ts";

const item = (state: "requested" | "booked" | "cancelled", bookingOnRequest: boolean) => ({
  item: { cancelled_at: state === "cancelled" ? "2026-11-22T10:00:00Z" : null, ticket_code: null },
  reservation: { state, frozen: JSON.stringify({ bookingOnRequest }) },
});
const open = () => item("requested", true);
const waiting = () => item("requested", false);
const accepted = () => item("booked", true);
const cancelled = () => item("cancelled", true);

test.each([
  ["the last open item goes and one that is not on request stands", [open()], [waiting()], true],
  ["the last open item goes and an accepted one stands", [open()], [accepted(), cancelled()], true],
  ["another item waits for its answer", [open()], [open(), waiting()], false],
  ["all goes", [open(), waiting()], [cancelled()], false],
  ["the ended item needs no answer", [waiting()], [open()], false],
  ["nothing is on request any more", [accepted()], [accepted()], false],
] as const)("[R8.mixed] says whether ending items of a request books the rest: %s", (_, ended, rest, expected) => {
  expect(confirmsRest(ended, [...rest, ...ended])).toBe(expected);
});
