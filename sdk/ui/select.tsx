import { ChevronDown } from "lucide";
import type { Ref } from "react";
import { FieldFrame, fieldEdge, type FieldFrameProps } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** The language of the label, where it is another than that of the words around. */
  readonly lang?: string | undefined;
}

export interface SelectProps extends Omit<FieldFrameProps, "children"> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  /** Shown while nothing is chosen (`value` is ""). */
  readonly placeholder?: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly "aria-required"?: boolean;
  readonly disabled?: boolean;
  readonly selectRef?: Ref<HTMLSelectElement>;
}

/** A choice of a few, with the system's own list. More than ten options: `SearchSelect`. */
export function Select({
  label,
  labelNote,
  hint,
  isHintAbove,
  error,
  value,
  options,
  onChange,
  onLeave,
  placeholder,
  selectRef,
  ...native
}: SelectProps) {
  return (
    <FieldFrame {...{ label, labelNote, hint, isHintAbove, error }}>
      {(wiring) => (
        <span className={`relative ${fieldEdge(error)}`}>
          <select
            {...wiring}
            {...native}
            ref={selectRef}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onLeave}
            className={`min-h-11 w-full min-w-0 appearance-none truncate bg-transparent ps-4 pe-11 outline-none ${placeholder !== undefined && value === "" ? "text-ink-3" : ""}`}
          >
            {placeholder !== undefined && (
              <option value="" disabled className="bg-surface text-ink-3">
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                lang={option.lang}
                disabled={option.disabled}
                className="bg-surface text-ink"
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className="pointer-events-none absolute end-4" />
        </span>
      )}
    </FieldFrame>
  );
}
