import type { Locale } from "../../sdk/contracts/locale.ts";
import { money } from "../../sdk/contracts/money.ts";
import { catalogueActor, type TeamStep } from "../../sdk/contracts/admin/steps.ts";
import { rateText } from "../../sdk/contracts/vat-rate.ts";
import { useAccount } from "../sections/context.ts";
import { useMonthInWords } from "../sections/use-month-in-words.ts";
import { whenInWords } from "../forms/when.ts";
import { longDate } from "../long-date.ts";
import { fill } from "../shell/fill.ts";
import { useAdminWords } from "./context.ts";
import type { AdminWords } from "./words.ts";
import { fieldName, type NamedOffers } from "./field-names.ts";
import { stepItem, stepList, stepNote } from "./classes.ts";
import { partTitle, sectionLead, sectionPart } from "../sections/classes.ts";

interface StepsProps {
  readonly steps: readonly TeamStep[];
  readonly title?: string;
  /** The activity whose tickets the steps name. */
  readonly offers?: NamedOffers;
}

/** The team's steps on an entity, newest first: author, time, and what changed. */
export function Steps({ steps, title, offers }: StepsProps) {
  const { answer } = useAccount();
  const words = useAdminWords();
  const monthOf = useMonthInWords();
  const valueOf = (field: string, value: string | null) => {
    if (field === "statement" && value !== null) return monthOf({ month: value });
    if (value === null && field.endsWith(".vatRate")) return words.fields.vatOfShop;
    if (value === "0" && field.endsWith(".vatRate")) return words.activities.noVat;
    return (value === null ? undefined : valueNames(words)[field]?.[value]) ?? shown(field, value, answer.locale);
  };
  return (
    <section className={sectionPart} aria-labelledby="steps">
      <h3 id="steps" className={`mb-3 ${partTitle}`}>
        {title ?? words.history}
      </h3>
      {steps.length === 0 && <p className={`mt-1 ${sectionLead}`}>{words.noHistory}</p>}
      <ol className={stepList}>
        {steps.map(({ at, who, action, note, changes }, index) => (
          <li key={`${at}-${action}-${index}`} className={stepItem}>
            <span>{words.actions[action]}</span>
            <small className={stepNote}>
              {authorText(words, who)}, <time dateTime={at}>{whenInWords(at, answer.locale)}</time>
            </small>
            {note && <q className="font-text text-ink-2">{note}</q>}
            {changes.length > 0 && (
              <ul className="mt-1 text-12 font-text">
                {changes.map(({ field, from, to }) => (
                  <li key={field} className="py-0.5 wrap-anywhere">
                    {fieldName(field, words, offers)}:{" "}
                    {from !== null && <del className="text-ink-2">{valueOf(field, from)}</del>}{" "}
                    <ins className="no-underline">{valueOf(field, to)}</ins>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function authorText(words: AdminWords, who: string): string {
  if (who === catalogueActor) return words.byCatalogue;
  return /^\d+$/.test(who) ? fill(words.byAffiliate, { number: who }) : fill(words.by, { who });
}

/** What values of a field are called that are codes. */
function valueNames({
  cancelledBy,
  bookings,
  distributors,
}: AdminWords): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return { cancelled_by: cancelledBy, collected_as: bookings.collecting.ways, billing: distributors.billings };
}

/** Amounts come as Rappen, dates as text; long texts are known by their beginning. */
function shown(field: string, value: string | null, locale: Locale): string {
  if (value === null || value === "") return "–";
  if (field === "paid_on") return longDate(value, locale);
  if (/^prices\.\d+\.vatRate$/.test(field)) return rateText(locale, Number(value));
  if (/^(prices|refund|released|not_invoiced|credited|payment|credit_limit)\b/.test(field) && /^\d+$/.test(value))
    return money(Number(value)).formatted;
  return value.length > 80 ? `${value.slice(0, 80)} …` : value;
}
