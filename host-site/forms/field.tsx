import type { ComponentProps, ReactNode } from "react";
import { TextArea, TextField } from "../../sdk/ui/field.tsx";
import { Select, type SelectOption } from "../../sdk/ui/select.tsx";
import { useFormWords } from "./form-context.ts";
import type { FieldState } from "./use-form.ts";

export type Option = SelectOption;

interface FieldProps {
  readonly field: FieldState;
  readonly label: string;
  readonly isOptional?: boolean;
  /** What to know before filling it in. */
  readonly hint?: ReactNode;
}

/** What the fields of `sdk/ui` need of a form's field. */
export function useFieldProps({ field, label, isOptional = false, hint }: FieldProps) {
  const { words } = useFormWords();
  return {
    label,
    labelNote: isOptional ? `(${words.optional})` : undefined,
    hint,
    isHintAbove: true,
    error: field.error,
    name: field.name,
    value: field.value,
    onLeave: field.onLeave,
    "aria-required": !isOptional,
  };
}

type NativeProps = ComponentProps<typeof TextField>;

/** One line of text. */
export function FormTextField({
  field,
  label,
  isOptional,
  hint,
  ...native
}: FieldProps &
  Pick<
    NativeProps,
    | "autoCapitalize"
    | "autoComplete"
    | "dir"
    | "disabled"
    | "inputMode"
    | "lang"
    | "maxLength"
    | "placeholder"
    | "spellCheck"
    | "type"
  >) {
  return <TextField {...useFieldProps({ field, label, isOptional, hint })} {...native} onInput={field.onInput} />;
}

/** Several lines of text. */
export function FormTextArea({
  field,
  label,
  isOptional,
  hint,
  rows = 4,
  ...native
}: FieldProps & Pick<ComponentProps<typeof TextArea>, "disabled" | "lang" | "maxLength" | "rows">) {
  return (
    <TextArea
      {...useFieldProps({ field, label, isOptional, hint })}
      {...native}
      rows={rows}
      isGrowing
      onInput={field.onInput}
    />
  );
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly Option[];
  /** Stands while nothing is chosen. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

/** One of a list, with the system's own menu. */
export function SelectField({ field, label, isOptional, hint, options, placeholder, ...native }: SelectFieldProps) {
  return (
    <Select
      {...useFieldProps({ field, label, isOptional, hint })}
      {...native}
      options={placeholder === undefined ? options : [{ value: "", label: placeholder }, ...options]}
      onChange={field.onInput}
    />
  );
}
