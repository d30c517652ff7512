import { TextField } from "../../../ui/field.tsx";
import { SearchSelect } from "../../../ui/search-select.tsx";
import { useLingui } from "@lingui/react/macro";

export interface PersonalizedFieldView {
  readonly key: string;
  readonly label: string;
  readonly type: "text" | "number" | "date" | "option";
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly label: string; readonly description?: string | null }[];
  /** Nobody has to fill it in. */
  readonly optional: boolean;
  /** What is wrong, in words. */
  readonly error: string | undefined;
  readonly valid: boolean;
}

export interface PersonalizedFieldProps {
  readonly field: PersonalizedFieldView;
  /** How a date is typed: "DD.MM.YYYY". */
  readonly datePattern: string;
  readonly onInput: (value: string) => void;
  readonly onLeave: () => void;
}

/** One question of the supplier. */
export function PersonalizedField({ field, datePattern, onInput, onLeave }: PersonalizedFieldProps) {
  const { t } = useLingui();
  const shared = { label: field.label, error: field.error, onLeave, ...(field.optional ? { labelNote: t`optional` } : {}) };
  if (field.type === "option") {
    const description = field.options.find((option) => option.key === field.value)?.description;
    return (
      <SearchSelect
        {...shared}
        value={field.value}
        placeholder={t`Please choose`}
        nothingWord={t`Nothing of this name`}
        options={field.options.map((option) => ({ value: option.key, label: option.label }))}
        onChange={onInput}
        {...(description ? { hint: description } : {})}
      />
    );
  }
  const kinds = {
    text: {},
    number: { inputMode: "decimal", type: "number", min: 0 },
    date: { inputMode: "numeric", hint: datePattern, maxLength: datePattern.length, autoComplete: "off" },
  } as const;
  return <TextField {...shared} {...kinds[field.type]} value={field.value} valid={field.valid} required={!field.optional} onInput={onInput} />;
}
