import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { ErrorFields } from "../../sdk/contracts/errors.ts";
import { unwantedCharacter } from "../../sdk/contracts/plain-text.ts";
import { useFormWords } from "./form-context.ts";
import { useAfterPress } from "./use-after-press.ts";

/** Says what is wrong with a field, in a sentence; null where nothing is. */
export type Check<Values> = (value: string, values: Values) => string | null;
export type Checks<Values> = { readonly [Name in keyof Values]?: Check<Values> };

/** What a field's view needs. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onInput: (value: string) => void;
  readonly onLeave: () => void;
}

export interface Form<Values> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly values: Values;
  readonly field: (name: keyof Values & string) => FieldState;
  readonly set: (values: Partial<Values>) => void;
  /** Checks all fields and leads to the first that is wrong; true where none is. */
  readonly isRight: () => boolean;
  /**
   * Shows what the server found wrong, beside the fields that it names, until they change; false where it names none of
   * the form's.
   */
  readonly refuse: (fields: ErrorFields, sentence: (name: keyof Values & string) => string) => boolean;
  /** Whether the server found something wrong with one of the form's fields, so that it is said beside it. */
  readonly hasFieldOf: (fields: ErrorFields) => boolean;
  readonly hasChanged: boolean;
  readonly reset: (values: Values) => void;
  /** Takes over what is saved by now; fields that the visitor has changed keep what was typed. */
  readonly rebase: (saved: Values) => void;
}

/** A password is not displayed: any character is allowed. */
const isPassword = (name: string) => /password/i.test(name);

/** Fields of a form. A field's error appears when the field is left, and disappears once it is corrected. */
export function useForm<Values extends Readonly<Record<string, string>>>(
  initial: Values,
  checks: Checks<Values>,
): Form<Values> {
  const ref = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [attempts, attempt] = useState(0);
  const afterPress = useAfterPress();
  const names = Object.keys(initial);
  const { mistakes } = useFormWords().words;
  const isUnwanted = (name: string) => !isPassword(name) && unwantedCharacter(values[name] ?? "") !== null;
  const wrong = (name: string) =>
    checks[name]?.(values[name] ?? "", values) ?? (isUnwanted(name) ? mistakes.characters : undefined);

  const namesIn = (fields: ErrorFields) =>
    names.filter((name) => Object.keys(fields).some((field) => field === name || field.startsWith(`${name}.`)));

  /* The first field that is wrong, once it says so. */
  useLayoutEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input")?.focus();
  }, [attempts]);

  return {
    ref,
    values,
    field: (name) => ({
      name,
      value: values[name] ?? "",
      error: refused[name] ?? (left.has(name) ? wrong(name) : undefined),
      onInput: (value) => {
        setValues((was) => ({ ...was, [name]: value }));
        setRefused(({ [name]: _, ...others }) => others);
      },
      onLeave: () => values[name] !== start[name] && afterPress(() => setLeft((was) => new Set([...was, name]))),
    }),
    set: (some) => setValues((was) => ({ ...was, ...some })),
    isRight: () => {
      setLeft(new Set(names));
      const isRight = !names.some((name) => wrong(name));
      if (!isRight) attempt((count) => count + 1);
      return isRight;
    },
    refuse: (fields, sentence) => {
      const own = namesIn(fields);
      setRefused(Object.fromEntries(own.map((name) => [name, sentence(name)])));
      if (own.length > 0) attempt((count) => count + 1);
      return own.length > 0;
    },
    hasFieldOf: (fields) => namesIn(fields).length > 0,
    hasChanged: names.some((name) => values[name] !== start[name]),
    reset: (anew) => {
      setStart(anew);
      setValues(anew);
      setLeft(new Set());
      setRefused({});
    },
    rebase: (saved) => {
      setValues(
        (was) =>
          Object.fromEntries(
            names.map((name) => [name, (was[name] === start[name] ? saved : was)[name] ?? ""]),
          ) as Values,
      );
      setStart(saved);
    },
  };
}
