import { Plural, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { TicketProblem } from "../../../machines/trip-booking/tickets.rules.ts";
import { agesInWords } from "../../../parts/tickets/ages.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TicketRow } from "../../../ui/ticket-row.tsx";
import { Segments } from "../segments.tsx";
import { ChildrenPicker } from "./children-picker.tsx";
import type { StepProps, TicketsView, TripTicket } from "./dialog.props.ts";
import { StepHeading } from "./step-heading.tsx";
import { useCompanyWords } from "./use-company-words.ts";
import { useClassNames } from "./use-class-names.ts";
import { useTripTitle } from "./use-trip-title.tsx";

/** In which class, and who travels. */
export function TicketsStep({ view, product, ...props }: StepProps & { readonly view: TicketsView }) {
  const { t, i18n } = useLingui();
  const { title, when } = useTripTitle(props);
  const classNames = useClassNames();
  const reasonId = useId();
  const hasReason = view.tickets.some(({ isTouchedLast, why }) => isTouchedLast && why);
  const problems: Partial<Record<TicketProblem, string>> = {
    soldOut: t`This ticket is sold out for this connection. Please choose another ticket.`,
    tooMany: t`You have chosen more tickets than are left. Please take fewer, or choose another ticket.`,
    ageMissing: t`Please choose the age of each child.`,
    ageWithoutTicket: t`This ticket isn’t sold for a child of that age. Please choose another ticket.`,
    ...useCompanyWords(view.tooMany),
  };
  const problem = view.problem && problems[view.problem];
  const note = (
    <>
      {[product?.title, title].filter(Boolean).join(" · ")} · {when}
    </>
  );
  return (
    <>
      <StepHeading takesFocus={props.takesFocus} note={note}>{t`Who travels?`}</StepHeading>
      {view.left !== null && view.left > 0 && (
        <p className="pb-3 text-14 text-ink-2">
          <Plural value={view.left} one="# ticket is left." other="# tickets are left." />
        </p>
      )}
      {view.classes.length > 1 && (
        <Segments
          label={t`Class`}
          segments={view.classes.map((value) => ({ value, label: classNames[value] }))}
          value={view.classKey}
          choose={view.chooseClass}
        />
      )}
      <ul>
        {view.tickets.map((ticket) => (
          <TicketRow
            key={ticket.ticketCategoryId}
            label={ticket.label}
            hint={saysAges(ticket) ? "" : agesInWords(ticket.minAge, ticket.maxAge, (message) => i18n._(message))}
            price={ticket.isFree ? t`free` : ticket.price}
            discount={ticket.discount && !ticket.label.includes(ticket.discount) ? ticket.discount : undefined}
            value={ticket.count}
            canMinus={ticket.count > 0}
            canPlus={ticket.canAdd}
            reason={ticket.isTouchedLast && ticket.why ? <WhyNoMore ticket={ticket} /> : undefined}
            reasonId={hasReason ? reasonId : undefined}
            onMinus={ticket.remove}
            onPlus={ticket.add}
            words={{ minus: t`One less: ${ticket.label}`, plus: t`One more: ${ticket.label}` }}
          />
        ))}
      </ul>
      <ChildrenPicker view={view} />
      <div role="status" className="pt-4">
        {problem && (
          <Notice tone={view.problem === "ageMissing" ? "info" : "warning"} boxRef={props.problemRef}>
            {problem}
          </Notice>
        )}
      </div>
    </>
  );
}

function WhyNoMore({ ticket: { why, label } }: { readonly ticket: TripTicket }) {
  if (!why) return null;
  if (why.kind === "capacity")
    return <Plural value={why.seats} one="You have the last ticket." other="You have all # tickets that are left." />;
  return (
    <Plural
      value={why.maximum}
      one={`One ${label} is the most for one booking.`}
      other={`# × ${label} is the most for one booking.`}
    />
  );
}

/** Many labels include the ages ("Child (6–15 years)"): these are not repeated. */
function saysAges({ label, minAge, maxAge }: TripTicket): boolean {
  const bounds = [minAge, maxAge].filter((age): age is number => age !== null && age > 0);
  return bounds.length > 0 && bounds.every((age) => new RegExp(`\\b${age}\\b`).test(label));
}
