import type { AccountBookingLine } from "../../../sdk/contracts/account.ts";
import { startInWords, dayInWords } from "../../forms/when.ts";
import { Picture } from "../../pages/picture.tsx";
import { counted, fill } from "../../shell/fill.ts";
import { useAccount } from "../context.ts";
import { BookingAmount } from "./booking-amount.tsx";
import { StatusChip } from "./status-chip.tsx";

/** A booking as a line of a list: the whole of it is one link. */
export function BookingRow({ line }: { readonly line: AccountBookingLine }) {
  const { answer, words: all } = useAccount();
  const words = all.bookings;
  const { locale, shell } = answer;
  const [first, ...others] = line.items;
  const number = { number: line.bookingNumber };
  return (
    <article class="row row-pictured row-linked">
      <span class="row-picture">
        {first?.teaserImage && <Picture of={first.teaserImage} width={128} height={96} decorative />}
      </span>
      <div class="row-words">
        <h3 class="row-title">
          <a
            href={`${shell.paths.account}/bookings/${line.bookingId}`}
            aria-label={`${first?.activityTitle ?? ""}, ${fill(words.number, number)}`}
          >
            {first?.activityTitle ?? fill(words.number, number)}
          </a>
        </h3>
        {first && (
          <p class="parts">
            <span>{startInWords(first, locale)}</span>{" "}
            <span class="amount">{counted(words.guests, first.guests, locale)}</span>
          </p>
        )}
        <p class="row-quiet">
          {others.length > 0 && `${counted(words.more, others.length, locale)} · `}
          {fill(words.number, number)}, {fill(words.bookedOn, { day: dayInWords(line.createdAt, locale) })}
        </p>
      </div>
      <div class="row-end">
        <StatusChip state={line.status}>{all.status[line.status]}</StatusChip>
        <BookingAmount booking={line} />
      </div>
    </article>
  );
}
