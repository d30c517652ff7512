import { useLingui } from "@lingui/react/macro";
import { CalendarCheck, CircleCheckBig, CreditCard, Pause, Play, Smartphone, Tag, type IconNode } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { SellingPoint } from "./activity.props.ts";
import { useAutoplay } from "./use-autoplay.ts";

/** How long a point stands (ms; discovery spec §9). */
const period = 2000;

const icons: Record<SellingPoint, IconNode> = {
  mobileTicket: Smartphone,
  flexibleCancellation: CalendarCheck,
  confirmedAtOnce: CircleCheckBig,
  swissPayment: CreditCard,
  shownCosts: Tag,
};

/** What speaks for booking here: side by side in a wide place, one after the other in a narrow one. */
export function SellingPoints({ points }: { readonly points: readonly SellingPoint[] }) {
  const { t } = useLingui();
  const { index, moves, isPaused, toggle, rest } = useAutoplay(points.length, period);
  const words: Record<SellingPoint, string> = {
    mobileTicket: t`Ticket on your phone`,
    flexibleCancellation: t`Flexible cancellation`,
    confirmedAtOnce: t`Confirmed at once`,
    swissPayment: t`TWINT and cards`,
    shownCosts: t`All costs are shown before you pay`,
  };
  return (
    <section
      aria-label={t`Good to book here`}
      className="mt-8 flex items-center gap-2 rounded-card bg-surface-2 ps-4 pe-2 @3xl:px-6 @3xl:py-4"
      {...rest}
    >
      <ul className="grid min-w-0 grow @3xl:grid-cols-[repeat(auto-fit,minmax(184px,1fr))] @3xl:gap-x-6 @3xl:gap-y-3">
        {points.map((point, place) => (
          <li
            key={point}
            className={`col-start-1 row-start-1 @3xl:col-auto @3xl:row-auto flex min-w-0 items-center gap-3 self-center py-3 text-14 transition-opacity duration-150 motion-reduce:transition-none @3xl:py-0 @3xl:opacity-100 ${place === index ? "" : "opacity-0"}`}
          >
            <Icon of={icons[point]} className="text-accent" />
            <span className="min-w-0">{words[point]}</span>
          </li>
        ))}
      </ul>
      {moves && (
        <span className="@3xl:hidden print:hidden">
          <IconButton icon={isPaused ? Play : Pause} name={isPaused ? t`Play` : t`Pause`} onPress={toggle} />
        </span>
      )}
    </section>
  );
}
