import { ticketDetails } from "../tickets/embedded/details.fixture.ts";
import type { PassDetails } from "./passes.ts";

export const passDetails: PassDetails = {
  ...ticketDetails,
  notices: ["Geändert: Der Treffpunkt ist jetzt Höhematte."],
  validUntil: "2026-12-03T12:00:00+01:00",
};
