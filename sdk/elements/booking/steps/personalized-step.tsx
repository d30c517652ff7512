import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Bone, Skeleton } from "../../../ui/skeleton.tsx";
import { StepHeading } from "../frame/step-heading.tsx";
import { PersonalizedField, type PersonalizedFieldView } from "./personalized-field.tsx";

export interface GuestView {
  readonly ticketCategoryId: number;
  /** Which guest of that category, from 0. */
  readonly index: number;
  /** "Adult" */
  readonly label: string;
  readonly fields: readonly PersonalizedFieldView[];
}

export interface PersonalizedStepProps {
  /** Asked once for the whole booking. */
  readonly forAll: readonly PersonalizedFieldView[];
  readonly guests: readonly GuestView[];
  readonly datePattern: string;
  readonly loading: boolean;
  readonly takesFocus: boolean;
  readonly notice: ReactNode;
  readonly onInput: (key: string, value: string, guest?: GuestView) => void;
  readonly onLeave: (key: string, guest?: GuestView) => void;
}

/** What the supplier has to know: once for all, then of every guest. */
export default function PersonalizedStep({ forAll, guests, datePattern, loading, takesFocus, notice, onInput, onLeave }: PersonalizedStepProps) {
  const { t } = useLingui();
  return (
    <>
      <StepHeading takesFocus={takesFocus} note={t`The provider needs this for your booking.`}>
        {guests.some((guest) => guest.fields.length > 0) ? t`Who are the guests?` : t`What should we know?`}
      </StepHeading>
      {notice}
      {loading ? (
        <Skeleton word={t`Looking for what the provider needs.`}>
          <div className="grid gap-4 pt-2 @min-[430px]:grid-cols-2">
            {[1, 2, 3, 4].map((bone) => (
              <Bone key={bone} className="h-18" />
            ))}
          </div>
        </Skeleton>
      ) : (
        <div className="flex flex-col gap-6 pt-2">
          {forAll.length > 0 && (
            <div className="grid gap-4 @min-[430px]:grid-cols-2">
              {forAll.map((field) => (
                <PersonalizedField key={field.key} field={field} datePattern={datePattern} onInput={(value) => onInput(field.key, value)} onLeave={() => onLeave(field.key)} />
              ))}
            </div>
          )}
          {guests
            .filter((guest) => guest.fields.length > 0)
            .map((guest, index) => (
              <fieldset key={`${guest.ticketCategoryId}-${guest.index}`} className="min-w-0 border-t border-line pt-4 first:border-0 first:pt-0">
                <legend className="float-start mb-3 w-full text-16 font-strong">{t`Guest ${index + 1}: ${guest.label}`}</legend>
                <div className="clear-both grid gap-4 @min-[430px]:grid-cols-2">
                  {guest.fields.map((field) => (
                    <PersonalizedField
                      key={field.key}
                      field={field}
                      datePattern={datePattern}
                      onInput={(value) => onInput(field.key, value, guest)}
                      onLeave={() => onLeave(field.key, guest)}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
        </div>
      )}
    </>
  );
}
