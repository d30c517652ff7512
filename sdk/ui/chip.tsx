import { X } from "lucide";
import { Icon } from "./icon.tsx";

export interface ChipProps {
  readonly children: string;
  /** What a press does, with the words in it: "Remove the filter Rating 4 and up". */
  readonly name: string;
  readonly onRemove: () => void;
}

/** Something chosen, dropped with one press. 40 px high, 44 to touch. */
export function Chip({ children, name, onRemove }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onRemove}
      className="focus-ring transition-quick relative inline-flex min-h-10 shrink-0 items-center gap-2 rounded-chip border border-accent bg-surface-3 ps-4 pe-3 text-14 font-value whitespace-nowrap before:absolute before:-inset-y-0.5 before:inset-x-0 hover:bg-line"
    >
      <bdi>{children}</bdi>
      <Icon of={X} size={16} />
    </button>
  );
}

export interface ToggleChipProps {
  readonly children: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly className?: string;
  readonly name?: string;
  readonly value?: string;
  readonly "aria-invalid"?: true | undefined;
}

/**
 * A choice that is on or off: today, tomorrow. A checkbox: one that is ticked in a view without its script stays
 * ticked, and looks so.
 */
export function ToggleChip({ children, isOn, onToggle, className = "", ...native }: ToggleChipProps) {
  return (
    <label
      className={`transition-quick relative inline-flex min-h-10 cursor-pointer items-center justify-center rounded-chip border border-edge bg-surface px-4 text-14 font-value before:absolute before:-inset-y-0.5 before:inset-x-0 hover:bg-surface-2 has-[:checked]:border-accent has-[:checked]:bg-accent has-[:checked]:text-on-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink forced-colors:has-[:checked]:bg-[Highlight] forced-colors:has-[:checked]:text-[HighlightText] forced-colors:has-[:checked]:forced-color-adjust-none ${className}`}
    >
      <input
        {...native}
        type="checkbox"
        checked={isOn}
        onChange={onToggle}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-chip opacity-0"
      />
      {children}
    </label>
  );
}
