import { createContext, useContext } from "react";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { FormWords } from "./words.ts";

/** What fields, lists and messages need wherever they stand. */
export interface FormSurroundings {
  readonly locale: Locale;
  readonly words: FormWords;
}

export const FormContext = createContext<FormSurroundings | null>(null);

export function useFormWords(): FormSurroundings {
  const surroundings = useContext(FormContext);
  if (!surroundings) throw new Error("[gipfel] a form stands outside of its context");
  return surroundings;
}
