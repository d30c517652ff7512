import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface FilterGroupProps {
  /** What the options are of: "Type". */
  readonly label: string;
  readonly children: ReactNode;
  /** The button that shows the options that don't stand here yet ("Show 7 more"). */
  readonly more?: { readonly word: string; readonly name: string; readonly onPress: () => void } | undefined;
}

/** Options of one kind under their name, parted from the next by a hairline. */
export function FilterGroup({ label, children, more }: FilterGroupProps) {
  return (
    <fieldset className="min-w-0 border-b border-line pb-6 last:border-b-0">
      <legend className="mb-2 text-16 font-strong hyphens-auto">{label}</legend>
      {children}
      {more && (
        <button
          type="button"
          aria-label={more.name}
          onClick={more.onPress}
          className="focus-ring mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-field text-14 font-strong text-accent hover:underline"
        >
          {more.word}
          <Icon of={ChevronDown} size={16} />
        </button>
      )}
    </fieldset>
  );
}
