import { mainLocaleOf } from "../../../contracts/locale.ts";
import type { BookingContext, BookingEvent, BookingStep } from "../../../machines/booking/booking.types.ts";
import { isAllDay } from "../../../machines/booking/chosen.ts";
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

/** What stands around every step. `asksPeople` is false where it is known that nothing is asked of them. */
export function commonProps(context: BookingContext, step: BookingStep, asksPeople: boolean, send: (event: BookingEvent) => void) {
  const { activity } = context;
  const order = orders[context.flow].filter((each) => each !== "personalized" || asksPeople);
  const before = order[order.indexOf(step) - 1];
  /* Only the chosen slot says whether people are asked something: who comes and what is asked of them count as one step. */
  const counted = orders[context.flow].filter((each) => each !== "personalized");
  return {
    /* Dates in the language of the words around them. */
    locale: mainLocaleOf(context.locale),
    presentation: context.presentation,
    flow: context.flow,
    head: {
      title: activity?.info.title ?? "",
      supplier: activity?.supplier.name ?? "",
      durationInHours: activity?.summary?.durationInHours ?? [],
      lastsOneMonth: context.activityId === monthPass,
      picture: activity?.teaser_image ?? null,
      logoUrl: context.logoUrl,
      poweredBy: true,
      close: context.presentation === "inline" ? undefined : () => send({ type: "close" }),
    },
    tabs: context.navigation
      ? { chosen: context.tab, choose: (tab) => send({ type: "tab.choose", tab }), information: activity?.info.important_information ?? "" }
      : undefined,
    progress: {
      step,
      index: Math.max(1, counted.indexOf(step === "personalized" ? "tickets" : step) + 1),
      of: counted.length,
      back: before && { to: before, go: () => send({ type: "step.back" }) },
    },
    isAllDay: isAllDay(context),
    isEditing: context.editing !== null,
  } satisfies Partial<BookingProps>;
}
