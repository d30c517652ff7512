import { Plural, useLingui } from "@lingui/react/macro";
import { languageTag } from "../../../contracts/locale.ts";
import { Notice } from "../../../ui/notice.tsx";
import { StepHeading } from "../frame/step-heading.tsx";
import type { LazyStepProps } from "../step-body.tsx";
import { dayAndTime } from "../../../parts/when.ts";
import LockedNote from "./locked-note.tsx";
import { TicketList } from "./ticket-list.tsx";

/** The tickets: a row for each category. */
export default function TicketsStep({ props, takesFocus, notice }: LazyStepProps) {
  const { t } = useLingui();
  const { view, locale } = props;
  if (view.kind !== "tickets") return null;
  const note = (
    <>
      {view.date && dayAndTime(view.date, view.time, languageTag(locale))}
      {view.seats !== null && (
        <>
          {" · "}
          <Plural value={view.seats} one="# seat free" other="# seats free" />
        </>
      )}
    </>
  );
  return (
    <>
      <StepHeading takesFocus={takesFocus} note={note}>{t`Who is coming along?`}</StepHeading>
      {notice}
      {view.reduction && !view.isReductionSaid && (
        <div className="py-3">
          <Notice tone="warning" role="alert">
            {t`You wanted ${view.reduction.requested} people, but only ${view.reduction.possible} can be booked here. That many are chosen now.`}
          </Notice>
        </div>
      )}
      {view.isLocked && <LockedNote />}
      <TicketList tickets={view.tickets} time={view.time} />
    </>
  );
}
