import { useLingui } from "@lingui/react/macro";
import { Bone, Skeleton } from "../../../ui/skeleton.tsx";
import type { FieldDetails } from "../../../parts/tickets/field.props.ts";
import { StepHeading } from "../frame/step-heading.tsx";
import type { LazyStepProps } from "../step-body.tsx";
import { PersonalizedField } from "../../../parts/tickets/personalized-field.tsx";

/** What the supplier has to know: once for all, then of every guest. */
export default function PersonalizedStep({ props: { view }, takesFocus, notice }: LazyStepProps) {
  const { t } = useLingui();
  if (view.kind !== "personalized") return null;
  const guests = view.guests.filter((guest) => guest.fields.length > 0);
  const fields = (of: readonly FieldDetails[]) => (
    <div className="grid items-start gap-4 @min-[430px]:grid-cols-2">
      {of.map((field) => (
        <PersonalizedField key={field.key} field={field} datePattern={view.datePattern} />
      ))}
    </div>
  );
  return (
    <>
      <StepHeading takesFocus={takesFocus} note={t`The provider needs this for your booking.`}>
        {guests.length > 0 ? t`Who are the guests?` : t`What should we know?`}
      </StepHeading>
      {notice}
      {view.state === "loading" && (
        <Skeleton word={t`Looking for what the provider needs.`} isSlow={view.isSlow}>
          <div className="grid gap-4 pt-2 @min-[430px]:grid-cols-2">
            {[1, 2, 3, 4].map((bone) => (
              <Bone key={bone} className="h-18" />
            ))}
          </div>
        </Skeleton>
      )}
      {view.state === "ready" && (
        <div className="flex flex-col gap-5 pt-2">
          {view.reservationFields.length > 0 && fields(view.reservationFields)}
          {guests.map((guest) => (
            <fieldset key={guest.key} className="min-w-0 border-t border-line pt-4 first:border-0 first:pt-0">
              <legend className="float-start mb-3 w-full text-16 font-strong">
                {guest.label} <bdi>{guest.number}</bdi>
              </legend>
              <div className="clear-both">{fields(guest.fields)}</div>
            </fieldset>
          ))}
        </div>
      )}
    </>
  );
}
