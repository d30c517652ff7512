import { expect, test } from "vitest";
import type { TicketStage } from "../tickets.ts";
import { stageText } from "./stage-text.ts";

const ride: TicketStage = {
  kind: "ride",
  departsAt: "2026-12-02T06:07:00+01:00",
  from: "Chur",
  fromPlatform: null,
  arrivesAt: "2026-12-02T08:29:00+01:00",
  to: "Zürich HB",
  toPlatform: "8",
  service: "IC 3",
};

test("a ride names its date where it leaves on another day than the one before", () => {
  const text = "06:07 Chur – 08:29 Zürich HB (platform\u00a08), IC\u00a03";
  expect(stageText(ride, "en_CH")).toBe(text);
  expect(stageText({ ...ride, isOnOtherDay: true }, "en_CH")).toBe(`Wed 2 December 2026, ${text}`);
});
