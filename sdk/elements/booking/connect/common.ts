import { areNet } from "../../../contracts/net-price.ts";
import { translatedLocaleOf } from "../../../contracts/locale.ts";
import type { BookingContext, BookingEvent, BookingStep } from "../../../machines/booking/booking.types.ts";
import { hasOneChoice, isAllDay } from "../../../machines/booking/chosen.rules.ts";
import type { BookingProps } from "../booking.props.ts";

/** Purchase spec §9: this activity, a rail pass, lasts one month. */
const monthPass = 1658;

const orders: Record<BookingContext["flow"], readonly BookingStep[]> = {
  "date-offers": ["date", "offers", "tickets", "personalized", "total"],
  "offers-date": ["offers", "date", "tickets", "personalized", "total"],
};

/** The step that a flow begins with. */
export function firstStep({ flow }: Pick<BookingContext, "flow">): BookingStep {
  return orders[flow][0]!;
}

/**
 * What stands around every step. What an offer asks of people, and whether it has times to choose, is known from the
 * beginning: so are the steps.
 */
export function commonProps(context: BookingContext, step: BookingStep, send: (event: BookingEvent) => void) {
  const { activity, offers, offerId } = context;
  const hasPeopleStep = offers?.some((offer) => offer.isPersonalized && (offerId ?? offer.offerId) === offer.offerId);
  const order = orders[context.flow].filter((each) =>
    each === "personalized" ? hasPeopleStep || each === step : each !== "offers" || !hasOneChoice(context),
  );
  /* Looking for the only time of a date belongs to the date. */
  const index = order.indexOf(step);
  const before = index < 0 ? "date" : order[index - 1];
  return {
    /* Dates in the language of the words around them. */
    locale: translatedLocaleOf(context.locale),
    presentation: context.presentation,
    flow: context.flow,
    head: {
      title: activity?.info.title ?? "",
      supplier: activity?.supplier.name ?? "",
      durationInHours: activity?.summary?.durationInHours ?? [],
      lastsOneMonth: context.activityId === monthPass,
      picture: activity?.teaser_image ?? null,
      logoUrl: context.logoUrl,
      poweredBy: !context.isOnShop,
      close: context.presentation === "inline" ? undefined : () => send({ type: "close" }),
    },
    tabs: context.navigation
      ? {
          chosen: context.tab,
          choose: (tab) => send({ type: "tab.choose", tab }),
          information: activity?.info.important_information ?? "",
        }
      : undefined,
    progress: {
      step: index < 0 ? "date" : step,
      index: Math.max(1, index + 1),
      of: order.length,
      back: before && { to: before, go: () => send({ type: "step.back" }) },
    },
    isAllDay: isAllDay(context),
    isNet: areNet(offers?.flatMap(({ ticketCategories }) => ticketCategories) ?? []),
    isEditing: context.editing !== null,
    unavailable: () => send({ type: "unavailable" }),
  } satisfies Partial<BookingProps>;
}
