import { languageTag, type Locale } from "../../../contracts/locale.ts";
import { Conditions } from "../../conditions/conditions.tsx";
import type { StepView, SummaryDetails } from "../booking.props.ts";

interface Props {
  readonly summary: SummaryDetails;
  readonly view: StepView;
  readonly locale: Locale;
}

/** What the visitor should know of the booking at this step. */
export default function BookingConditions({ summary, view, locale }: Props) {
  // A time that is chosen by itself, after the calendar has come, moves nothing below the calendar.
  const isTimeOpen = view.kind === "date" && !view.times;
  return (
    <Conditions
      {...summary}
      {...(isTimeOpen ? { cancellableUntil: null, requestEnd: undefined } : {})}
      languageTag={languageTag(locale)}
    />
  );
}
