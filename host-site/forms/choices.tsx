import { type ReactNode, useId } from "react";
import { Checkbox } from "../../sdk/ui/checkbox.tsx";
import { ToggleChip } from "../../sdk/ui/chip.tsx";
import { FieldError } from "../../sdk/ui/field.tsx";
import { OptionRow } from "../../sdk/ui/option-row.tsx";
import { legendClasses } from "./classes.ts";
import type { Option } from "./field.tsx";
import type { FieldState } from "./use-form.ts";

interface ChoicesProps {
  readonly field: FieldState;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A question with a few answers. What is wrong stands above them, where the focus is then. */
function Choices({ field, legend, hint, children }: ChoicesProps) {
  const id = useId();
  const described = [field.error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      className="min-w-0 data-invalid:[&_input]:border-red"
      data-invalid={field.error ? "" : undefined}
      aria-describedby={described}
    >
      <legend className={legendClasses}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-14 text-pretty text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={field.error} className="mb-2" />
      {children}
    </fieldset>
  );
}

interface RadioListProps {
  readonly field: FieldState;
  readonly legend: string;
  readonly options: readonly Option[];
}

/** One of a few, all of them in sight. */
export function RadioList({ field, legend, options }: RadioListProps) {
  const id = useId();
  return (
    <Choices field={field} legend={legend}>
      {options.map(({ value, label }) => (
        <OptionRow
          key={value}
          kind="one"
          name={`${field.name}${id}`}
          count={null}
          chosen={field.value === value}
          onToggle={() => field.onInput(value)}
        >
          {label}
        </OptionRow>
      ))}
    </Choices>
  );
}

interface CheckListProps extends RadioListProps {
  readonly hint?: string;
}

const wrongChip = "has-aria-invalid:border-red has-aria-invalid:inset-ring has-aria-invalid:inset-ring-red";

/** Several of a few. The field holds their values, with spaces between them. */
export function CheckList({ field, legend, hint, options }: CheckListProps) {
  const chosen = field.value.split(" ").filter(Boolean);
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return (
    <Choices field={field} legend={legend} hint={hint}>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <ToggleChip
            key={value}
            name={field.name}
            value={value}
            aria-invalid={field.error ? true : undefined}
            className={wrongChip}
            isOn={chosen.includes(value)}
            onToggle={() => field.onInput(toggled(value).join(" "))}
          >
            {label}
          </ToggleChip>
        ))}
      </div>
    </Choices>
  );
}

/** A yes or no: the field holds "yes" or nothing. */
export function CheckField({ field, children }: { readonly field: FieldState; readonly children: ReactNode }) {
  return (
    <Checkbox
      name={field.name}
      checked={field.value === "yes"}
      onChange={(checked) => field.onInput(checked ? "yes" : "")}
      error={field.error}
    >
      {children}
    </Checkbox>
  );
}
