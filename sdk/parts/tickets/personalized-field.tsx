import { useLingui } from "@lingui/react/macro";
import { TextField } from "../../ui/field.tsx";
import { SearchSelect } from "../../ui/search-select.tsx";
import type { FieldDetails } from "./field.props.ts";

export interface PersonalizedFieldProps {
  readonly field: FieldDetails;
  /** How a date is typed: "DD.MM.YYYY". */
  readonly datePattern: string;
}

/** One question of the supplier. */
export function PersonalizedField({ field, datePattern }: PersonalizedFieldProps) {
  const { t } = useLingui();
  const pattern = datePattern.startsWith("DD.") ? t`DD.MM.YYYY` : t`DD/MM/YYYY`;
  const errors: Record<NonNullable<FieldDetails["error"]>, () => string> = {
    required: () => t`Please fill this in.`,
    "general.wrongDate": () =>
      t({ id: "general.wrongDate", message: `Please write a real date of birth, as in ${pattern}.` }),
    "general.wrongDateParticipant": () =>
      t({
        id: "general.wrongDateParticipant",
        message:
          "This age does not fit the ticket on the day that it is for. Please check the date, or choose another ticket.",
      }),
    number: () => t`Please write a number of 0 or more.`,
    characters: () => t`There are invisible characters in this text. Please type it by hand instead of pasting it.`,
    option: () => t`Please choose one of the list.`,
  };
  const shared = {
    label: field.label,
    error: field.error ? errors[field.error]() : undefined,
    onLeave: field.leave,
    ...(field.isRequired ? {} : { labelNote: t`(optional)` }),
  };
  if (field.type === "option") {
    const description = field.options.find((option) => option.key === field.value)?.description;
    return (
      <SearchSelect
        {...shared}
        value={field.value}
        placeholder={t`Please choose`}
        nothingWord={t`Nothing of this name`}
        options={field.options.map((option) => ({ value: option.key, label: option.label }))}
        onChange={field.input}
        hint={description}
      />
    );
  }
  const kinds = {
    text: { maxLength: 500 },
    number: { inputMode: "decimal", type: "number", min: 0 },
    date: { inputMode: "numeric", hint: pattern, maxLength: datePattern.length, autoComplete: "off" },
  } as const;
  return (
    <TextField
      {...shared}
      {...kinds[field.type]}
      value={field.value}
      valid={field.isValid}
      required={field.isRequired}
      onInput={field.input}
    />
  );
}
