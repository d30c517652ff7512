import { useLingui } from "@lingui/react/macro";
import { languageTag } from "../../../contracts/locale.ts";
import { Conditions } from "../../../parts/conditions/conditions.tsx";
import type { BookingProps } from "../booking.props.ts";

/** What the visitor should know of the booking at this step. */
export default function BookingConditions({
  summary,
  view,
  locale,
  isNet,
}: Pick<BookingProps, "summary" | "view" | "locale" | "isNet">) {
  const { t } = useLingui();
  // A time that is chosen by itself, after the calendar has come, moves nothing below the calendar.
  const isTimeOpen = view.kind === "date" && !view.times;
  return (
    <>
      {isNet && <p className="pt-3 text-14 text-ink-2">{t`All prices are net, as set in your contract.`}</p>}
      <Conditions
        {...summary}
        {...(isTimeOpen ? { cancellableUntil: null, requestEnd: undefined } : {})}
        languageTag={languageTag(locale)}
      />
    </>
  );
}
