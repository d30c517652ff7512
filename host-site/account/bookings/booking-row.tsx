import { Ticket } from "lucide";
import type { AccountBookingLine } from "../../../sdk/contracts/account.ts";
import { startInWords, dateOfInstantInWords } from "../../forms/when.ts";
import { Picture } from "../../../sdk/ui/picture.tsx";
import { Icon } from "../../../sdk/ui/icon.tsx";
import { counted, fill } from "../../shell/fill.ts";
import { useAccount } from "../../sections/context.ts";
import { BookingAmount } from "../../bookings/booking-amount.tsx";
import { StatusChip } from "../../lists/status-chip.tsx";
import { quiet, rowPicture, rowTitle, stretchedLink } from "../../sections/classes.ts";
import { Parts } from "../parts.tsx";

/** A booking as a line of a list. The line is one link. */
export function BookingRow({ line }: { readonly line: AccountBookingLine }) {
  const { answer, words: all } = useAccount();
  const words = all.bookings;
  const { locale, shell } = answer;
  const [first, ...others] = line.items;
  const personsOf = (guests: number) => (guests > 0 ? [counted(words.guests, guests, locale)] : []);
  const number = { number: line.bookingNumber };
  return (
    <article className="relative grid grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 has-[h3_a:focus-visible]:rounded-field has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-ink max-[640px]:grid-cols-[72px_minmax(0,1fr)] max-[640px]:items-start">
      <span className={rowPicture}>
        {first?.teaserImage ? (
          <Picture of={first.teaserImage} ratio="4:3" width={128} decorative className="size-full" />
        ) : (
          <span className="grid size-full place-items-center text-ink-2">
            <Icon of={Ticket} size={24} />
          </span>
        )}
      </span>
      <div>
        <h3 className={rowTitle}>
          <a
            className={stretchedLink}
            href={`${shell.paths.account}/bookings/${line.bookingId}`}
            aria-label={`${first?.activityTitle ?? ""}, ${fill(words.number, number)}`}
          >
            {first?.activityTitle ?? fill(words.number, number)}
          </a>
        </h3>
        {first && <Parts of={[startInWords(first, locale), ...personsOf(first.guests)]} />}
        <p className={quiet}>
          {others.length > 0 && `${counted(words.more, others.length, locale)} · `}
          {fill(words.number, number)}, {fill(words.bookedOn, { day: dateOfInstantInWords(line.createdAt, locale) })}
        </p>
      </div>
      <div className="grid justify-items-end gap-1 text-end max-[640px]:col-start-2 max-[640px]:flex max-[640px]:flex-wrap max-[640px]:items-center max-[640px]:justify-between max-[640px]:gap-x-3">
        <StatusChip state={line.status}>{all.status[line.status]}</StatusChip>
        <BookingAmount booking={line} />
      </div>
    </article>
  );
}
