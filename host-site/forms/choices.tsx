import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Mistake, type Option } from "./field.tsx";
import type { FieldState } from "./use-form.ts";

interface RadioListProps {
  readonly field: FieldState;
  readonly legend: string;
  readonly options: readonly Option[];
}

/** One of a few, all of them in sight. What is wrong stands above them, where the focus is then. */
export function RadioList({ field, legend, options }: RadioListProps) {
  const id = useId();
  return (
    <fieldset
      class="field choices"
      data-invalid={field.error ? "" : undefined}
      aria-describedby={field.error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      <Mistake id={`${id}-error`} error={field.error} />
      <div class="choice-rows">
        {options.map(({ value, label }) => (
          <label key={value} class="choice">
            <input
              type="radio"
              name={`${field.name}${id}`}
              value={value}
              checked={field.value === value}
              onChange={() => field.onInput(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckListProps extends RadioListProps {
  readonly hint?: string;
}

/** Several of a few. The field holds their values, with spaces between them. */
export function CheckList({ field, legend, hint, options }: CheckListProps) {
  const id = useId();
  const chosen = field.value.split(" ").filter(Boolean);
  const described = [field.error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset class="field choices" data-invalid={field.error ? "" : undefined} aria-describedby={described}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
      <Mistake id={`${id}-error`} error={field.error} />
      <div class="choice-chips">
        {options.map(({ value, label }) => (
          <label key={value} class="choice-chip">
            <input
              type="checkbox"
              name={field.name}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) =>
                field.onInput(
                  (currentTarget.checked ? [...chosen, value] : chosen.filter((each) => each !== value)).join(" "),
                )
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A yes or no: the field holds "yes" or nothing. */
export function CheckField({ field, children }: { readonly field: FieldState; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <div class="field">
      <label class="choice">
        <input
          type="checkbox"
          name={field.name}
          checked={field.value === "yes"}
          aria-invalid={field.error ? "true" : undefined}
          aria-describedby={field.error ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => field.onInput(currentTarget.checked ? "yes" : "")}
        />
        <span>{children}</span>
      </label>
      <Mistake id={`${id}-error`} error={field.error} />
    </div>
  );
}
