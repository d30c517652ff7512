import type { Dispatch } from "react";
import { Checkbox } from "../../../sdk/ui/checkbox.tsx";
import { TextField } from "../../../sdk/ui/field.tsx";
import { Select } from "../../../sdk/ui/select.tsx";
import type { PlaygroundBody, PlaygroundField } from "./playground.body.ts";
import type { PlaygroundAction, PlaygroundState } from "./playground.state.ts";

interface OptionsProps {
  readonly state: PlaygroundState;
  readonly body: PlaygroundBody;
  readonly dispatch: Dispatch<PlaygroundAction>;
}

/** The element, and a field for each of its attributes. */
export function Options({ state, body, dispatch }: OptionsProps) {
  const { element, values, written } = state;
  const field = (each: PlaygroundField) => (
    <Option
      key={`${element.tag} ${each.name}`}
      field={each}
      value={values[each.name] ?? ""}
      locales={body.locales}
      set={(value) => dispatch({ type: "option.set", name: each.name, value })}
    />
  );
  return (
    <section aria-label="Options">
      <Select
        label="Element"
        value={element.tag}
        options={body.elements.map(({ tag }) => ({ value: tag, label: `<${tag}>` }))}
        onChange={(tag) => dispatch({ type: "element.chosen", tag })}
        hint={element.description}
      />
      <a
        href="#playground-preview"
        className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4 min-[1024px]:hidden"
      >
        To the preview
      </a>
      {written !== null && (
        <p className="mt-4 text-14 text-pretty text-ink-2">
          The code was written by hand: the options change it no more. “Write it from the options” below brings them
          back.
        </p>
      )}
      <fieldset disabled={written !== null} className="mt-4 min-w-0 border-0 p-0 disabled:opacity-60">
        <legend className="sr-only">Options of {element.tag}</legend>
        <div className="grid gap-4">{element.fields.filter(({ isCommon }) => !isCommon).map(field)}</div>
        <details className="mt-4">
          <summary className="focus-ring min-h-11 cursor-pointer py-2.5 font-value">Options of every element</summary>
          <div className="mt-2 grid gap-4">{element.fields.filter(({ isCommon }) => isCommon).map(field)}</div>
        </details>
      </fieldset>
    </section>
  );
}

interface OptionProps {
  readonly field: PlaygroundField;
  readonly value: string;
  readonly locales: readonly string[];
  readonly set: (value: string) => void;
}

function Option({ field, value, locales, set }: OptionProps) {
  const { name, description, control, choices, fallback, longest } = field;
  if (control === "flag")
    return (
      <Checkbox checked={value !== ""} onChange={(isSet) => set(isSet ? "true" : "")}>
        <code className="font-strong">{name}</code> <span className="text-ink-2">{description}</span>
      </Checkbox>
    );
  if (control === "choice" || control === "language") {
    const words = control === "language" ? locales : choices;
    const isForeign = value !== "" && !words.includes(value);
    return (
      <Select
        label={name}
        hint={control === "language" ? "Without it: the page's lang." : description}
        value={value}
        onChange={set}
        options={[
          { value: "", label: fallback ? `${fallback} (default)` : "not set" },
          ...(isForeign ? [value] : []).concat(words.filter((word) => word !== fallback)).map((word) => ({
            value: word,
            label: word,
          })),
        ]}
      />
    );
  }
  return (
    <TextField
      label={name}
      hint={control === "words" ? `${description} ${choices.join(", ")}.` : description}
      value={value}
      onInput={set}
      placeholder={fallback}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      {...(control === "number" ? { inputMode: "numeric" as const } : {})}
      {...(longest === null ? {} : { maxLength: longest })}
    />
  );
}
