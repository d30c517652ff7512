import { ArrowUpDown, ChevronDown } from "lucide";
import { Icon } from "./icon.tsx";
import type { SelectOption } from "./select.tsx";

export interface SelectButtonProps {
  /** The accessible label ("Sort by"). */
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Announced while a choice is applied. */
  readonly busy?: boolean;
  /** Without an edge, for a narrow place. */
  readonly bare?: boolean;
}

/** A sort menu: the system's own list behind a button of 44 px. */
export function SelectButton({ label, value, options, onChange, busy, bare }: SelectButtonProps) {
  const border = bare
    ? ""
    : "@min-[640px]:border @min-[640px]:border-edge @min-[640px]:px-4 @min-[640px]:hover:bg-surface-2";
  return (
    <span
      className={`relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-field text-14 font-value transition-quick has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink ${border}`}
    >
      <Icon of={ArrowUpDown} size={16} />
      <span aria-hidden className="min-w-0 truncate">
        {options.find((option) => option.value === value)?.label}
      </span>
      {busy ? (
        <span className="size-4 animate-spin rounded-chip border-2 border-current border-e-transparent motion-reduce:animate-none" />
      ) : (
        <Icon of={ChevronDown} size={16} className="hidden @min-[640px]:block" />
      )}
      <select
        aria-label={label}
        value={value}
        aria-busy={busy || undefined}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none opacity-0 outline-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
