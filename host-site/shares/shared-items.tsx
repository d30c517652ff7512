import type { Locale } from "../../sdk/contracts/locale.ts";
import type { PayerShare } from "../../sdk/contracts/share.ts";
import { Sum } from "../bookings/sum.tsx";
import { startInWords } from "../forms/when.ts";
import { itemCard, partTitle, sums } from "../sections/classes.ts";
import type { SharesWords } from "./words.ts";

export interface SharedItemsProps {
  readonly words: SharesWords;
  readonly locale: Locale;
  readonly items: readonly (Omit<PayerShare["items"][number], "persons"> & { readonly persons?: number })[];
  /** What is paid here: the payer's share, or all of it for its organiser. */
  readonly sum: { readonly name: string; readonly amount: number };
}

/** What a shared payment is for. */
export function SharedItems({ words, locale, items, sum }: SharedItemsProps) {
  return (
    <section className={itemCard}>
      <ul className="grid gap-4">
        {items.map((item, index) => (
          <li key={index}>
            <h2 className={`hyphens-auto ${partTitle}`}>{item.activityTitle}</h2>
            <p className="text-ink-2">
              {startInWords(item, locale)}
              {item.persons !== undefined && ` · ${words.persons}: ${item.persons}`}
            </p>
          </li>
        ))}
      </ul>
      <dl className={sums}>
        <Sum {...sum} isTotal />
      </dl>
    </section>
  );
}
