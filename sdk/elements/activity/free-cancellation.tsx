import { useLingui } from "@lingui/react/macro";
import { dateInWords } from "../../ui/month.ts";
import type { BookingDetails } from "./activity.props.ts";
import { useCancellationWords } from "./key-fact-words.ts";

const day = { weekday: "short", day: "numeric", month: "long" } as const;

/**
 * "Sat 21 November: free cancellation until Fri 20 November, 23:59" where the instant is known, else the rule in words.
 */
export function FreeCancellation({
  booking,
  languageTag,
}: {
  readonly booking: BookingDetails;
  readonly languageTag: string;
}) {
  const { t } = useLingui();
  const rule = useCancellationWords();
  const { cancellation, freeUntil } = booking;
  if (cancellation.kind === "none") return null;
  if (!freeUntil) return <p className="text-14 text-ink-2">{`${t`Free cancellation`} · ${rule(cancellation)}`}</p>;
  const visit = dateInWords(freeUntil.date, languageTag, day);
  const until = `${dateInWords(freeUntil.until.date, languageTag, day)}, ${freeUntil.until.time}`;
  return <p className="text-14 text-pretty text-ink-2">{t`For ${visit}: free cancellation until ${until}`}</p>;
}
