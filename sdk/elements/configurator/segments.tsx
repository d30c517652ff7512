import { useId } from "react";

/** One of two or three words in a row. */
export function Segments<Value extends string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <fieldset className="flex rounded-field bg-surface-3 p-1">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, label }) => (
        <label
          key={value}
          className="relative flex min-h-9 cursor-pointer items-center rounded-[6px] px-3 text-14 text-ink-2 before:absolute before:-inset-y-1 before:inset-x-0 has-[:checked]:bg-surface has-[:checked]:font-value has-[:checked]:text-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ink forced-colors:has-[:checked]:bg-[Highlight] forced-colors:has-[:checked]:text-[HighlightText]"
        >
          <input
            type="radio"
            name={id}
            value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
            className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
