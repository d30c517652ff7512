import { useId, type ReactNode, type Ref } from "react";
import { FieldError } from "./field.tsx";

export interface RadioRow {
  readonly value: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly hint?: string | undefined;
  /** At the end of the row: a payment mark of 56 x 32, a price. */
  readonly mark?: ReactNode;
  readonly disabled?: boolean;
  /** Below the chosen row, inside its edge (card fields, a card to choose). */
  readonly more?: ReactNode;
}

export interface RadioRowsProps {
  /** The question that the rows answer. */
  readonly label: string;
  /** The question already stands above as a heading: don't show it twice. */
  readonly labelHidden?: boolean;
  readonly rows: readonly RadioRow[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly groupRef?: Ref<HTMLFieldSetElement>;
}

/** One choice of a few, as rows of 64 px in one frame; the chosen one is tinted and has the accent's edge. */
export function RadioRows({ label, labelHidden, rows, value, onChange, error, disabled, groupRef }: RadioRowsProps) {
  const id = useId();
  return (
    <fieldset
      ref={groupRef}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className={labelHidden ? "sr-only" : "mb-2 text-14 font-value"}>{label}</legend>
      <div className="relative">
        {rows.map((row) => (
          <div
            key={row.value}
            className={`relative -mt-px border first:mt-0 first:rounded-t-field last:rounded-b-field ${value === row.value ? "z-1 border-accent bg-accent-tint inset-ring-[0.5px] inset-ring-accent" : error ? "border-red" : "border-edge"} has-[:focus-visible]:z-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink`}
          >
            <label className="flex min-h-16 items-center gap-4 px-4 py-2.5 has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-50">
              <input
                type="radio"
                name={id}
                value={row.value}
                checked={value === row.value}
                disabled={row.disabled}
                onChange={() => onChange(row.value)}
                className="size-5 shrink-0 cursor-[inherit] appearance-none rounded-chip border border-edge bg-surface outline-none checked:border-6 checked:border-accent forced-colors:appearance-auto"
              />
              {/* Measured in the text's own size: where that is large, the mark goes below the words. */}
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
                <span className="min-w-0 grow basis-[7em]">
                  <span className="block font-value hyphens-auto wrap-break-word">{row.label}</span>
                  {row.hint && (
                    <span className="block text-14 hyphens-auto wrap-break-word text-ink-2">{row.hint}</span>
                  )}
                </span>
                {row.mark && <span className="flex shrink-0 gap-1">{row.mark}</span>}
              </span>
            </label>
            {row.more && value === row.value && <div className="px-4 pb-4">{row.more}</div>}
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} className="mt-1.5" />
    </fieldset>
  );
}
