import { useId } from "react";

interface Props<Value extends string> {
  /** The question that the two answer. */
  readonly label: string;
  readonly segments: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly choose: (value: Value) => void;
}

/** One of two: radio buttons in one frame. */
export function Segments<Value extends string>({ label, segments, value, choose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-14 font-value">{label}</legend>
      <div className="grid min-h-12 grid-cols-2 rounded-field border border-edge p-0.75">
        {segments.map((segment) => (
          <label
            key={segment.value}
            className="transition-quick relative flex cursor-pointer items-center justify-center rounded-[6px] px-4 py-1 text-center text-16 hyphens-auto has-[:checked]:bg-accent has-[:checked]:font-strong has-[:checked]:text-on-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink forced-colors:has-[:checked]:bg-[Highlight] forced-colors:has-[:checked]:text-[HighlightText] forced-colors:has-[:checked]:forced-color-adjust-none"
          >
            <input
              type="radio"
              name={name}
              checked={value === segment.value}
              onChange={() => choose(segment.value)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-[6px] opacity-0"
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
