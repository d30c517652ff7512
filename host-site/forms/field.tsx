import { CircleAlert } from "lucide";
import type { ComponentChildren, InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { useFormWords } from "./form-context.ts";
import type { FieldState } from "./use-form.ts";

interface FrameProps {
  readonly label: string;
  readonly isOptional?: boolean | undefined;
  /** What to know before filling it in. */
  readonly hint?: ComponentChildren;
  readonly error: string | undefined;
  readonly children: (wiring: Wiring) => ComponentChildren;
}
interface Wiring {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": "true" | undefined;
}

/** Label, control, hint and mistake of one field, wired for those who hear the page. */
export function FieldFrame({ label, isOptional = false, hint, error, children }: FrameProps) {
  const id = useId();
  const { words } = useFormWords();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div class="field">
      <label for={id}>
        {label}
        {isOptional && <span class="field-note"> ({words.optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
      {children({ id, "aria-describedby": described, "aria-invalid": error ? "true" : undefined })}
      <Mistake id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is wrong with a field, below it. */
export function Mistake({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} class="field-error">
      <Icon of={CircleAlert} size={16} />
      <span>{error}</span>
    </p>
  );
}

interface FieldProps {
  readonly field: FieldState;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly hint?: ComponentChildren;
}

interface Native extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "inputMode"
  | "autocomplete"
  | "maxLength"
  | "disabled"
  | "dir"
  | "spellcheck"
  | "autocapitalize"
  | "lang"
  | "placeholder"
> {
  readonly type?: "text" | "email" | "tel" | "url" | "search" | "date";
}

/** One line of text. */
export function TextField({ field, label, isOptional, hint, type = "text", ...native }: FieldProps & Native) {
  return (
    <FieldFrame label={label} isOptional={isOptional} hint={hint} error={field.error}>
      {(wiring) => (
        <input
          {...wiring}
          {...native}
          // Preact types each kind of input apart; this is one of those that hold a line of text.
          type={type as "text"}
          class="control"
          name={field.name}
          value={field.value}
          aria-required={!isOptional}
          onInput={(event) => field.onInput(event.currentTarget.value)}
          onBlur={field.onLeave}
        />
      )}
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextArea({
  field,
  label,
  isOptional,
  hint,
  rows = 4,
  ...native
}: FieldProps & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "rows" | "maxLength" | "lang" | "disabled">) {
  return (
    <FieldFrame label={label} isOptional={isOptional} hint={hint} error={field.error}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...native}
          rows={rows}
          class="control"
          name={field.name}
          value={field.value}
          aria-required={!isOptional}
          onInput={(event) => field.onInput(event.currentTarget.value)}
          onBlur={field.onLeave}
        />
      )}
    </FieldFrame>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Where the label is in another language than the page's words. */
  readonly lang?: string;
}

/** One of a list, with the system's own menu. `placeholder` stands while nothing is chosen. */
export function SelectField({
  field,
  label,
  isOptional,
  hint,
  options,
  placeholder,
  ...native
}: FieldProps & { readonly options: readonly Option[]; readonly placeholder?: string } & Pick<
    SelectHTMLAttributes<HTMLSelectElement>,
    "autocomplete"
  >) {
  return (
    <FieldFrame label={label} isOptional={isOptional} hint={hint} error={field.error}>
      {(wiring) => (
        <select
          {...wiring}
          {...native}
          class="control"
          name={field.name}
          value={field.value}
          aria-required={!isOptional}
          onChange={(event) => field.onInput(event.currentTarget.value)}
          onBlur={field.onLeave}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
