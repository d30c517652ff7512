import { useLingui } from "@lingui/react/macro";
import { languageTag } from "../../contracts/locale.ts";
import { dateInWords } from "../../ui/month.ts";
import type { BookingProps } from "./booking.props.ts";
import { Bar } from "./frame/bar.tsx";
import { useButtonWords } from "./main-button.ts";
import { dayAndTime } from "../../parts/when.ts";

/** The amount and the main button. */
export function BookingBar({ props }: { readonly props: BookingProps }) {
  const { t } = useLingui();
  const words = useButtonWords(props);
  const { summary, button, flow, locale, view } = props;
  const tag = languageTag(locale);
  if (!button || !words) return null;
  const tickets = summary.lines.filter((line) => line.kind === "ticket").reduce((sum, line) => sum + line.quantity, 0);
  const day = summary.date ? dateInWords(summary.date, tag, { day: "numeric", month: "long" }) : "";
  // The connections are held already: the button holds the activity alone.
  const isBesideConnections = view.kind === "total" && view.connections?.sum;
  const total = isBesideConnections ? t`Activity, for ${tickets}` : t`Total for ${tickets}`;
  const label = summary.amount?.kind === "adult" ? (day ? t`Adult, ${day}` : t`Adult`) : total;
  const chosen = [summary.offerLabel, summary.date && dayAndTime(summary.date, summary.time, tag)]
    .filter(Boolean)
    .join(" · ");
  return (
    <Bar
      line={flow === "offers-date" && chosen ? chosen : undefined}
      amount={summary.amount ? { label, price: view.kind === "total" ? view.total : summary.amount.text } : undefined}
      button={{ ...words, complete: button.isComplete, busy: button.isBusy, onPress: button.press }}
    />
  );
}
