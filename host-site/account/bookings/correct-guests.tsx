import { type FormEvent, useState } from "react";
import type { ManagedBooking } from "../../../sdk/contracts/account.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { SelectField, FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm, type FieldState } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { correctBooking } from "../../../sdk/contracts/calls/manage.ts";
import { useAccount } from "../../sections/context.ts";
import {
  answerFields,
  correctedAnswers,
  isApplicable,
  offeredValues,
  optionsFor,
  purposeOf,
  type AnswerField,
} from "./guest-answers.ts";
import type { Management, ShownItem } from "./shown-booking.ts";
import { formGrid } from "../../forms/classes.ts";

interface CorrectGuestsProps {
  readonly item: ShownItem;
  readonly management: Management;
  readonly onClose: () => void;
  readonly onDone: (corrected: ManagedBooking, sentence: string) => void;
}

/** Corrects the answers about an item's guests; the server checks all of them again (RULES 16). */
export function CorrectGuests({ item, management: { bookingId, token }, onClose, onDone }: CorrectGuestsProps) {
  const { correct: words, booking } = useAccount().words;
  const { words: formWords } = useFormWords();
  const { given } = checksIn(formWords);
  const { sending, send } = useSending();
  const fields = answerFields(item);
  const purpose = purposeOf(fields);
  const form = useForm<Record<string, string>>(
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    Object.fromEntries(
      fields.map(({ name, field }) => [
        name,
        (_: string, typed: Readonly<Record<string, string>>) => {
          const values = offeredValues(fields, typed);
          return field.isStrict && isApplicable(field, values) ? given()(values[name] ?? "", values) : null;
        },
      ]),
    ),
  );
  const values = offeredValues(fields, form.values);
  const applicable = fields.filter(({ field }) => isApplicable(field, values));
  const [isRefusedInPlace, setRefusedInPlace] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const corrected = { bookingItemId: item.bookingItemId, ...correctedAnswers(fields, form.values) };
    send(
      () =>
        callApi(correctBooking, {
          params: { bookingId },
          body: { ...(token === null ? {} : { token }), items: [corrected] },
        }),
      (corrected) => onDone(corrected, purpose === "correct" ? words.done : words.saved),
      ({ fields: refused }) => {
        const inSight = Object.fromEntries(
          Object.entries(refused).filter(([name]) => applicable.some((each) => each.name === name)),
        );
        setRefusedInPlace(
          form.refuse(inSight, (name) =>
            applicable.find((each) => each.name === name)?.field.type === "date"
              ? words.wrongDate
              : formWords.fieldRefused,
          ),
        );
      },
    );
  }

  return (
    <FormDialog id="correct-guests" title={booking.details[purpose]} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {sending.state === "refused" && !isRefusedInPlace && (
          <Refused
            refusal={sending.refusal}
            own={{ ...words.refusals, personalization_invalid: formWords.fieldRefused }}
          />
        )}
        {applicable.map((each, index) => {
          const before = applicable[index - 1]?.guest;
          const { guest, name } = each;
          const isNext =
            guest !== null && (before?.ticketCategoryId !== guest.ticketCategoryId || before.index !== guest.index);
          return (
            <div key={name}>
              {isNext && (
                <h3 className="mb-2 text-16 font-strong">
                  {fill(words.guest, { label: guest.label, number: guest.index + 1 })}
                </h3>
              )}
              <Answer
                of={each}
                state={{ ...form.field(name), value: values[name] ?? "" }}
                values={values}
                choose={formWords.choose}
              />
            </div>
          );
        })}
        <DialogButtons dismiss={words.keep} onClose={onClose}>
          <Submit isBusy={sending.state === "sending"}>{words.save}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}

interface AnswerProps {
  readonly of: AnswerField;
  readonly state: FieldState;
  readonly values: Readonly<Record<string, string>>;
  readonly choose: string;
}

function Answer({ of: { field, guest }, state, values, choose }: AnswerProps) {
  const common = { field: state, label: field.label, isOptional: !field.isStrict };
  if (field.type === "option")
    return <SelectField {...common} options={optionsFor(field, values)} placeholder={choose} />;
  // Each name is another person's: the browser's own would be put into all of them.
  if (field.type === "text") return <FormTextField {...common} maxLength={500} autoComplete={guest ? "off" : "on"} />;
  return (
    <FormTextField
      {...common}
      inputMode={field.type === "number" ? "decimal" : "numeric"}
      maxLength={field.type === "date" ? 10 : 20}
      dir="ltr"
      autoComplete="off"
    />
  );
}
