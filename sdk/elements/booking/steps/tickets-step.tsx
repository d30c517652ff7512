import { Plural, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { languageTag } from "../../../contracts/locale.ts";
import { StepHeading } from "../frame/step-heading.tsx";
import type { LaterStepProps } from "../step-body.tsx";
import { dayAndTime } from "../when.ts";
import { agesInWords } from "./ages.ts";
import { ChildrenAges } from "./children-ages.tsx";
import { TicketRow } from "./ticket-row.tsx";
import { WhyNoMore } from "./why-no-more.tsx";

/** Who? A row a kind of ticket. */
export default function TicketsStep({ props, takesFocus, notice }: LaterStepProps) {
  const { t, i18n } = useLingui();
  const reasonId = useId();
  const { view, locale } = props;
  if (view.kind !== "tickets") return null;
  const hasReason = view.tickets.some((ticket) => ticket.isTouchedLast && ticket.why);
  return (
    <>
      <StepHeading
        takesFocus={takesFocus}
        note={
          <>
            {view.date && dayAndTime(view.date, view.time, languageTag(locale))}
            {view.seats !== null && (
              <>
                {" · "}
                <Plural value={view.seats} one="# seat free" other="# seats free" />
              </>
            )}
          </>
        }
      >{t`Who is coming along?`}</StepHeading>
      {notice}
      <ul className="-mt-1">
        {view.tickets.map((ticket) => (
          <TicketRow
            key={ticket.ticketCategoryId}
            label={ticket.label}
            hint={[
              agesInWords(ticket.minAge, ticket.maxAge, (message) => i18n._(message)),
              ticket.step > 1 && t`for ${ticket.step} people`,
              ticket.article && t`plus ${ticket.article.label} ${ticket.article.price}`,
            ]
              .filter(Boolean)
              .join(" · ")}
            price={ticket.price}
            discount={ticket.discount ?? undefined}
            value={ticket.count}
            canMinus={ticket.canRemove}
            canPlus={ticket.canAdd}
            reason={ticket.isTouchedLast && ticket.why ? <WhyNoMore why={ticket.why} label={ticket.label} time={view.time} /> : undefined}
            reasonId={hasReason ? reasonId : undefined}
            onMinus={ticket.remove}
            onPlus={ticket.add}
            words={{ minus: t`One less: ${ticket.label}`, plus: t`One more: ${ticket.label}` }}
            more={ticket.ages && ticket.ages.values.length > 0 && <ChildrenAges ages={ticket.ages} />}
          />
        ))}
      </ul>
    </>
  );
}
