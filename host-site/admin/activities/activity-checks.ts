import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import { mainLocales } from "../../../sdk/contracts/locale.ts";
import type { Check, Checks } from "../../forms/use-form.ts";
import { readFrancs } from "../../forms/francs.ts";
import type { AdminWords } from "../words.ts";
import { linesOf, mostBenefits, type ActivityValues } from "./activity-values.ts";

/** What is wrong with a field of an activity; `given` and `decimals` are the checks of all forms. */
export function checksOf(
  activity: AdminActivity,
  words: AdminWords["activities"],
  given: (value: string, values: ActivityValues) => string | null,
  decimals: Check<unknown>,
): Checks<ActivityValues> {
  const texts = mainLocales.flatMap((locale) => [
    [`texts.${locale}.title`, given] as const,
    [`texts.${locale}.teaser`, given] as const,
    [
      `texts.${locale}.benefits`,
      (value: string) => (linesOf(value).length > mostBenefits ? words.tooMany : null),
    ] as const,
  ]);
  const prices = activity.offers.flatMap(({ ticketCategories }) =>
    ticketCategories.flatMap(({ id }) => [
      [`prices.${id}.price`, (value: string) => mistakeIn(value, words, decimals)] as const,
      [
        `prices.${id}.netPrice`,
        (value: string, values: ActivityValues) =>
          netMistake(value, values[`prices.${id}.price`] ?? "", words, decimals),
      ] as const,
    ]),
  );
  return Object.fromEntries([...texts, ...prices]);
}

function mistakeIn(price: string, words: AdminWords["activities"], decimals: Check<unknown>): string | null {
  return readFrancs(price) === null ? (decimals(price, {}) ?? words.amountWrong) : null;
}

function netMistake(
  net: string,
  price: string,
  words: AdminWords["activities"],
  decimals: Check<unknown>,
): string | null {
  if (net.trim() === "") return null;
  const amount = readFrancs(net);
  if (amount === null) return mistakeIn(net, words, decimals);
  // A price that can't be read is that field's own mistake.
  return amount > (readFrancs(price) ?? Number.POSITIVE_INFINITY) ? words.netTooHigh : null;
}
