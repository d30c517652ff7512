import * as v from "valibot";
import { locales, parseLocale } from "./locale.ts";

/** A locale on the wire; answers in `de_CH` form, whatever form came in. */
export const LocaleOnWire = v.pipe(
  v.string(),
  v.maxLength(10),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const locale = parseLocale(dataset.value);
    if (locale) return locale;
    addIssue({ message: `unknown locale; known are ${locales.join(", ")}` });
    return NEVER;
  }),
);
