import { type FormEvent, useState } from "react";
import { mostStatisticsDays as mostDays } from "../../sdk/contracts/affiliate.ts";
import { fieldPair } from "../forms/classes.ts";
import { FormTextField } from "../forms/field.tsx";
import { StepLink } from "../forms/step-link.tsx";
import { Submit } from "../forms/submit.tsx";
import { useAddress } from "../forms/use-address.ts";
import { useForm } from "../forms/use-form.ts";
import { todayInShop } from "../forms/when.ts";
import { fill } from "../shell/fill.ts";
import { useAffiliateWords } from "./context.ts";
import { type Days, daysUntil, isDay, mistakeOf } from "./days.ts";

const chip =
  "focus-ring transition-quick inline-flex min-h-11 items-center rounded-chip border border-edge px-4 text-14 font-value no-underline hover:bg-surface-2 aria-[current]:border-accent aria-[current]:bg-accent-tint";

/** Which days are shown: three usual ranges, or two dates. They live in the address. */
export function DaysForm({ from, until }: Days) {
  const { range: words } = useAffiliateWords();
  const { go } = useAddress();
  const form = useForm(
    { from, until },
    {
      from: (value) => (isDay(value) ? null : words.wrong),
      until: (value, { from: first }) => {
        // The other field says what is wrong with the first day.
        const mistake = mistakeOf({ from: isDay(first) ? first : value, until: value });
        return mistake && fill(words[mistake], { days: mostDays });
      },
    },
  );
  const [today] = useState(() => todayInShop(Date.now()));
  const ranges = [
    { title: words.last30, ...daysUntil(today, 30) },
    { title: words.last90, ...daysUntil(today, 90) },
    { title: words.last366, ...daysUntil(today, mostDays) },
  ];
  return (
    <form
      ref={form.ref}
      className="grid gap-4 print:hidden"
      aria-label={words.title}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (form.isRight()) go(form.values);
      }}
    >
      <p className="flex flex-wrap gap-2">
        {ranges.map(({ title, ...days }) => (
          <StepLink key={title} className={chip} changes={days} isCurrent={days.from === from && days.until === until}>
            {title}
          </StepLink>
        ))}
      </p>
      <div className={`max-w-[640px] ${fieldPair} min-[560px]:grid-cols-[1fr_1fr_auto]`}>
        <FormTextField field={form.field("from")} label={words.from} type="date" />
        <FormTextField field={form.field("until")} label={words.until} type="date" />
        <div className="min-[560px]:pt-6">
          <Submit variant="secondary" isBusy={false}>
            {words.show}
          </Submit>
        </div>
      </div>
    </form>
  );
}
