import { useLingui } from "@lingui/react/macro";
import type { FieldDetails } from "../../../parts/tickets/field.props.ts";
import { PersonalizedField } from "../../../parts/tickets/personalized-field.tsx";
import type { StepProps, StepView } from "./dialog.props.ts";
import { StepHeading } from "./step-heading.tsx";

type View = Extract<StepView, { kind: "personalized" }>;

/** What the ticket has to say: once for all, then of every traveller. */
export function PersonalizedStep({ view, takesFocus }: StepProps & { readonly view: View }) {
  const { t } = useLingui();
  const fields = (of: readonly FieldDetails[]) => (
    <div className="grid items-start gap-4 @min-[430px]:grid-cols-2">
      {of.map((field) => (
        <PersonalizedField key={field.key} field={field} datePattern={view.datePattern} />
      ))}
    </div>
  );
  return (
    <>
      <StepHeading takesFocus={takesFocus} note={t`The tickets are personal: these details stand on them.`}>
        {t`Who are the travellers?`}
      </StepHeading>
      <div className="flex flex-col gap-5 pt-2">
        {view.reservationFields.length > 0 && fields(view.reservationFields)}
        {view.guests.map((guest) => (
          <fieldset key={guest.key} className="min-w-0 border-t border-line pt-4 first:border-0 first:pt-0">
            <legend className="float-start mb-3 w-full text-16 font-strong">
              {guest.label} <bdi>{guest.number}</bdi>
            </legend>
            <div className="clear-both">{fields(guest.fields)}</div>
          </fieldset>
        ))}
      </div>
    </>
  );
}
