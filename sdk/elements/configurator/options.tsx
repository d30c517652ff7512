import { useLingui } from "@lingui/react/macro";
import { Fragment, useId, useRef, type RefObject } from "react";
import { typedValue } from "../../snippets/fields.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { languageOptions } from "../../ui/language-options.ts";
import { Select } from "../../ui/select.tsx";
import type { ContrastProps, OptionProps } from "./configurator.props.ts";
import { ContrastNotice } from "./contrast-notice.tsx";
import { Affiliate } from "./affiliate-field.tsx";
import { useOptionWords } from "./option-words.ts";
import { useProblem } from "./use-problem.ts";

/** What a colour begins with that has no default: the shop's accent. */
const shopAccent = "#0b5d47";

/** Half a line of the form, in pairs: colours always, the others where there is room for their words. */
const places: Readonly<Record<string, string>> = {
  background: "",
  color: "",
  "affiliate-id": "col-span-2 @min-[400px]:col-span-1",
  campaign: "col-span-2 @min-[400px]:col-span-1",
};

interface OptionsProps {
  readonly options: readonly OptionProps[];
  /** Where one becomes an affiliate. */
  readonly affiliatePage: string;
  /** The contrast of the button's colours, said below them. */
  readonly contrast?: ContrastProps | null;
}

/** Fields of options, each by its control. */
export function Options({ options, affiliatePage, contrast = null }: OptionsProps) {
  const background = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5">
      {options.map((option) => (
        <Fragment key={option.name}>
          <div className={`min-w-0 ${places[option.name] ?? "col-span-2"}`}>
            {option.name === "affiliate-id" ? (
              <Affiliate {...option} page={affiliatePage} />
            ) : (
              <Option {...option} inputRef={option.name === "background" ? background : null} />
            )}
          </div>
          {option.name === "color" && contrast && (
            <div className="col-span-2 -mt-1">
              <ContrastNotice {...contrast} onUse={() => background.current?.focus()} />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}

function Option({
  inputRef,
  ...option
}: OptionProps & { readonly inputRef: RefObject<HTMLInputElement | null> | null }) {
  const { label, hint, choices = {} } = useOptionWords(option.subject)(option.name);
  const problem = useProblem(option);
  const { control, value, set } = option;
  if (control === "flag")
    return (
      <Checkbox checked={value === "true"} onChange={(checked) => set(checked ? "true" : "")}>
        {label}
      </Checkbox>
    );
  if (control === "words") return <Words {...option} label={label} words={choices} />;
  if (control === "language") return <Select label={label} value={value} options={languageOptions} onChange={set} />;
  if (control === "choice") {
    const empty = option.fallback === "" ? [{ value: "", label: "–" }] : [];
    const options = option.choices.map((choice) => ({ value: choice, label: choices[choice] ?? choice }));
    return <Select label={label} value={value} options={[...empty, ...options]} onChange={set} />;
  }
  return (
    <TextField
      label={label}
      hint={hint}
      value={value}
      onInput={set}
      error={problem}
      inputMode={control === "number" ? "numeric" : "text"}
      autoComplete="off"
      spellCheck={option.name === "text"}
      inputRef={inputRef}
      placeholder={option.fallback}
      prefix={control === "color" && <Swatch {...option} label={label} />}
    />
  );
}

/** The system's own colour picker, as a square of the colour. */
function Swatch({ value, isWrong, fallback, set, label }: OptionProps & { readonly label: string }) {
  const { t } = useLingui();
  const color = isWrong || typedValue(value) === "" ? fallback : `#${typedValue(value).replace("#", "")}`;
  return (
    <input
      type="color"
      aria-label={t`${label}: choose`}
      value={color || shopAccent}
      onInput={(event) => set(event.currentTarget.value)}
      className="swatch focus-ring -ms-1 block size-6 cursor-pointer rounded-[4px] border border-edge"
    />
  );
}

/** Any number of a few words. */
function Words({ value, choices, set, label, words }: OptionProps & { label: string; words: Record<string, string> }) {
  const id = useId();
  const chosen = value.split(/[\s,]+/).filter(Boolean);
  const toggle = (word: string, isOn: boolean) =>
    set(choices.filter((choice) => (choice === word ? isOn : chosen.includes(choice))).join(" "));
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <legend id={id} className="text-14 font-value">
        {label}
      </legend>
      <div className="grid grid-cols-1 gap-x-4 @min-[400px]:grid-cols-2">
        {choices.map((choice) => (
          <Checkbox key={choice} checked={chosen.includes(choice)} onChange={(isOn) => toggle(choice, isOn)}>
            {words[choice] ?? choice}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
