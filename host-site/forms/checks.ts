import { isIban } from "../../sdk/contracts/iban.ts";
import { isSwissPostalCode, isSwissVatNumber } from "../../sdk/contracts/vat-number.ts";
import { fill } from "../shell/fill.ts";
import { hasTooManyDecimals } from "./francs.ts";
import type { Check } from "./use-form.ts";
import type { FormWords } from "./words.ts";

/** The checks that forms share, with their sentences. An empty field that isn't wanted is right. */
export function checksIn({ mistakes }: FormWords) {
  const given =
    (sentence: string = mistakes.required): Check<unknown> =>
    (value) =>
      value.trim() === "" ? sentence : null;
  const where =
    (isRight: (value: string) => boolean, sentence: string): Check<unknown> =>
    (value) =>
      value.trim() === "" || isRight(value.trim()) ? null : sentence;
  return {
    given,
    email: where((value) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value), mistakes.email),
    website: where((value) => /^https?:\/\//.test(value) && URL.canParse(value), mistakes.website),
    /** By the country that stands in the same form. */
    postalCode: ((value, { countryCode }) =>
      countryCode === "CH" || countryCode === "LI"
        ? where(isSwissPostalCode, mistakes.postalCode)(value, {})
        : null) satisfies Check<{ readonly countryCode: string }>,
    vatNumber: ((value, { countryCode }) =>
      countryCode === "CH" ? where(isSwissVatNumber, mistakes.vatNumber)(value, {}) : null) satisfies Check<{
      readonly countryCode: string;
    }>,
    iban: where(isIban, mistakes["SettingsForm.iban"]),
    /** An amount has Rappen and nothing smaller. */
    decimals: where((value) => !hasTooManyDecimals(value), mistakes.decimals),
    /** A shape that can be a number; whether it is one, `readPhone` says. */
    phone: where((value) => /^\+?[\d ()./-]{6,30}$/.test(value), mistakes.phone),
    longEnough: (count: number) => where((value) => [...value].length >= count, fill(mistakes.short, { count })),
    /** The first that finds something. */
    all:
      <Values>(...checks: Check<Values>[]): Check<Values> =>
      (value, values) =>
        checks.reduce<string | null>((found, check) => found ?? check(value, values), null),
  };
}
