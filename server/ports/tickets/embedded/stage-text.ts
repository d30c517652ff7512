import type { Locale } from "../../../../sdk/contracts/locale.ts";
import { withValues } from "../../../../sdk/contracts/with-values.ts";
import { dateText, timeText } from "../../../domain/date-texts.ts";
import type { TicketStage } from "../tickets.ts";
import { ticketWords } from "./ticket.words.ts";

/** A stage of a trip as a line: "09:02 Zürich HB (platform 32) – 09:58 Bern (platform 8), IC 1". */
export function stageText(stage: TicketStage, locale: Locale): string {
  const words = ticketWords(locale);
  if (stage.kind === "walk") return withValues(words.walk, { minutes: String(stage.minutes), to: stage.to });
  const at = (stop: string, platform: string | null) =>
    platform === null ? stop : `${stop} ${unbroken(withValues(words.platform, { platform }))}`;
  const ride = withValues(words.ride, {
    departure: timeText(locale, stage.departsAt),
    from: at(stage.from, stage.fromPlatform),
    arrival: timeText(locale, stage.arrivesAt),
    to: at(stage.to, stage.toPlatform),
    service: unbroken(stage.service),
  });
  return stage.isOnOtherDay ? `${dateText(locale, stage.departsAt)}, ${ride}` : ride;
}

/** Two short words that are one: "platform 8", "Bus 5". */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");
