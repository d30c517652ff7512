import { startInWords, daysUntil } from "../../forms/when.ts";
import { Picture } from "../../pages/picture.tsx";
import { counted, fill } from "../../shell/fill.ts";
import { useAccount } from "../context.ts";
import type { Next } from "./next-of.ts";
import { StatusChip } from "./status-chip.tsx";

/**
 * What comes next, as one object: how soon, what, when, for how many. The whole of it leads to the booking. `now`:
 * milliseconds since 1970.
 */
export function NextCard({ next: { line, item }, now }: { readonly next: Next; readonly now: number }) {
  const { answer, words } = useAccount();
  const { locale, shell } = answer;
  return (
    <article class="next-card">
      <span class="next-picture">
        {item.teaserImage && (
          <Picture of={item.teaserImage} width={640} height={480} sizes="(max-width: 639px) 100vw, 240px" decorative />
        )}
      </span>
      <div class="next-words">
        <StatusChip state={line.status}>
          {line.status === "confirmed" ? daysUntil(item.startsAt, now, locale) : words.status[line.status]}
        </StatusChip>
        <h4>
          <a href={`${shell.paths.account}/bookings/${line.bookingId}`}>{item.activityTitle}</a>
        </h4>
        <p class="parts">
          <span>{startInWords(item, locale)}</span>{" "}
          <span class="amount">{counted(words.bookings.guests, item.guests, locale)}</span>
        </p>
        <p class="row-quiet">{fill(words.bookings.number, { number: line.bookingNumber })}</p>
      </div>
    </article>
  );
}
