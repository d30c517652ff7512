import { Check } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface OptionRowProps {
  /** The label; the row is the target. */
  readonly children: ReactNode;
  /** How many the option leaves, at the far edge. */
  readonly count: number | null;
  /** The count in words, for screen readers: "12 activities". */
  readonly countName?: string;
  readonly chosen: boolean;
  readonly onToggle: () => void;
  /** One of several, or any of several. */
  readonly kind: "one" | "any";
  /** The radio group's name. */
  readonly name: string;
}

/**
 * An option of a filter: box or circle, label, and the number it leaves. 40 px high, 44 to touch. Leaving nothing it is
 * off, unless it is chosen.
 */
export function OptionRow({ children, count, countName, chosen, onToggle, kind, name }: OptionRowProps) {
  const isOff = count === 0 && !chosen;
  const shape =
    kind === "any"
      ? "rounded-[4px] checked:bg-accent checked:border-accent"
      : "rounded-chip checked:border-6 checked:border-accent";
  return (
    <label
      className={`flex min-h-10 items-center gap-3 py-1 text-14 pointer-coarse:min-h-11 ${isOff ? "cursor-not-allowed text-ink-3" : ""}`}
    >
      <span className="relative grid size-5 shrink-0">
        <input
          type={kind === "any" ? "checkbox" : "radio"}
          name={name}
          checked={chosen}
          disabled={isOff}
          // A radio that is chosen already says nothing of a change: pressed again it clears the group.
          onClick={kind === "one" && chosen ? onToggle : undefined}
          onChange={onToggle}
          className={`focus-ring peer size-5 cursor-[inherit] appearance-none border border-edge bg-surface disabled:border-line disabled:bg-surface-2 forced-colors:appearance-auto ${shape}`}
        />
        {kind === "any" && (
          <Icon
            of={Check}
            size={16}
            className="pointer-events-none invisible absolute inset-0.5 text-on-accent peer-checked:visible forced-colors:hidden"
          />
        )}
      </span>
      <span className={`min-w-0 grow hyphens-auto wrap-break-word ${chosen ? "font-strong" : ""}`}>{children}</span>
      {count !== null && (
        <>
          <span aria-hidden className={`tabular-nums ${chosen ? "font-strong" : "text-ink-3"}`}>
            {count}
          </span>
          {countName && <span className="sr-only">, {countName}</span>}
        </>
      )}
    </label>
  );
}
