import { startInWords, daysUntil } from "../../forms/when.ts";
import { Picture } from "../../../sdk/ui/picture.tsx";
import { counted, fill } from "../../shell/fill.ts";
import { useAccount } from "../../sections/context.ts";
import type { Next } from "./next-of.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { quiet, stretchedLink } from "../../sections/classes.ts";
import { Parts } from "../parts.tsx";

/** The next booking as one link: how soon, what, when, for how many. `now`: milliseconds since 1970. */
export function NextCard({ next: { line, item }, now }: { readonly next: Next; readonly now: number }) {
  const { answer, words } = useAccount();
  const { locale, shell } = answer;
  const persons = item.guests > 0 ? [counted(words.bookings.guests, item.guests, locale)] : [];
  return (
    <article className="relative grid grid-cols-[minmax(0,240px)_minmax(0,1fr)] gap-x-6 overflow-hidden rounded-card border border-line hover:border-edge has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ink max-[640px]:grid-cols-[minmax(0,1fr)]">
      {item.teaserImage && (
        <span className="relative min-h-40 bg-surface-3 max-[640px]:aspect-video max-[640px]:min-h-0">
          <Picture
            of={item.teaserImage}
            ratio="4:3"
            width={640}
            sizes="(max-width: 639px) 100vw, 240px"
            decorative
            className="absolute inset-0 size-full"
          />
        </span>
      )}
      <div
        className={`grid gap-1 self-center py-5 pe-5 max-[640px]:p-4 ${item.teaserImage ? "" : "col-span-full ps-5"}`}
      >
        <StatusChip state={line.status}>
          {line.status === "confirmed" ? daysUntil(item.startsAt, now, locale) : words.status[line.status]}
        </StatusChip>
        <h4 className="mt-1 text-18 font-strong hyphens-auto wrap-anywhere">
          <a className={stretchedLink} href={`${shell.paths.account}/bookings/${line.bookingId}`}>
            {item.activityTitle}
          </a>
        </h4>
        <Parts of={[startInWords(item, locale), ...persons]} />
        <p className={quiet}>{fill(words.bookings.number, { number: line.bookingNumber })}</p>
      </div>
    </article>
  );
}
