import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { TicketDetails } from "../booking.props.ts";
import { agesInWords } from "../../../parts/tickets/ages.ts";
import { ChildrenAges } from "./children-ages.tsx";
import { TicketRow } from "../../../ui/ticket-row.tsx";
import { WhyNoMore } from "./why-no-more.tsx";

export interface TicketListProps {
  readonly tickets: readonly TicketDetails[];
  /** The slot's time, where there is one. */
  readonly time: string | null;
}

/** A row a kind of ticket; one sentence says why a plus is off, below the row touched last. */
export function TicketList({ tickets, time }: TicketListProps) {
  const { t, i18n } = useLingui();
  const reasonId = useId();
  const hasReason = tickets.some((ticket) => ticket.isTouchedLast && ticket.why);
  return (
    <ul className="-mt-1">
      {tickets.map((ticket) => (
        <TicketRow
          key={ticket.ticketCategoryId}
          label={ticket.label}
          hint={[
            saysAges(ticket) ? "" : agesInWords(ticket.minAge, ticket.maxAge, (message) => i18n._(message)),
            ticket.step > 1 && t`for ${ticket.step} people`,
            ticket.isNamedNet && t`net price`,
            ticket.article && t`plus ${ticket.article.label} ${ticket.article.price}`,
          ]
            .filter(Boolean)
            .join(" · ")}
          price={ticket.price}
          discount={ticket.discount && !ticket.label.includes(ticket.discount) ? ticket.discount : undefined}
          value={ticket.count}
          canMinus={ticket.canRemove}
          canPlus={ticket.canAdd}
          reason={
            ticket.isTouchedLast && ticket.why ? (
              <WhyNoMore why={ticket.why} label={ticket.label} time={time} />
            ) : undefined
          }
          reasonId={hasReason ? reasonId : undefined}
          onMinus={ticket.remove}
          onPlus={ticket.add}
          words={{ minus: t`One less: ${ticket.label}`, plus: t`One more: ${ticket.label}` }}
          more={ticket.ages && ticket.ages.values.length > 0 && <ChildrenAges ticket={ticket} ages={ticket.ages} />}
        />
      ))}
    </ul>
  );
}

/** Many labels include the ages ("Children (6–15 years)"): these are not repeated. */
function saysAges({ label, minAge, maxAge }: TicketDetails): boolean {
  const bounds = [minAge, maxAge].filter((age): age is number => age !== null && age > 0);
  return bounds.length > 0 && bounds.every((age) => new RegExp(`\\b${age}\\b`).test(label));
}
