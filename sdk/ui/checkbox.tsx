import { Check } from "lucide";
import { useId, type ReactNode, type Ref } from "react";
import { FieldError } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface CheckboxProps {
  /** The label; the line is the target. */
  readonly children: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A box to tick, 20 px in a line of 44. */
export function Checkbox({ children, checked, onChange, error, inputRef, ...native }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-14 has-[:disabled]:cursor-not-allowed">
        <span className="relative mt-px grid size-5 shrink-0">
          <input
            {...native}
            ref={inputRef}
            type="checkbox"
            checked={checked}
            onChange={(event) => onChange(event.currentTarget.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={`focus-ring peer size-5 cursor-[inherit] appearance-none rounded-[4px] border bg-surface checked:border-accent checked:bg-accent forced-colors:appearance-auto ${error ? "border-red inset-ring inset-ring-red" : "border-edge"}`}
          />
          <Icon
            of={Check}
            size={16}
            className="pointer-events-none invisible absolute inset-0.5 text-on-accent peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 hyphens-auto">{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
