import { matchesState, type StateValue } from "xstate";
import { money } from "../../../contracts/money.ts";
import { areNet } from "../../../contracts/net-price.ts";
import { datePattern } from "../../../machines/booking/birth-date.rules.ts";
import type { GuestRef } from "../../../machines/booking/booking.types.ts";
import { totalOfLines } from "../../../machines/booking/lines.rules.ts";
import { answerOf, guestsOf, isRequested, visibleFields } from "../../../machines/booking/personalization.rules.ts";
import { personsOf } from "../../../machines/booking/quantities.rules.ts";
import { hasFields, hasLostTrip, hasTickets, isReady } from "../../../machines/trip-booking/reserve.rules.ts";
import {
  allTickets,
  categoriesShown,
  classesOf,
  isSoldOut,
  linesOfTrip,
  mostChildren,
  selectionOf,
  ticketProblem,
  tooManyOf,
  whyNoMoreOf,
} from "../../../machines/trip-booking/tickets.rules.ts";
import { fromPrice } from "../../../machines/transport/price.rules.ts";
import type {
  BookingStep,
  TripBookingContext,
  TripBookingEvent,
  TripBookingState,
} from "../../../machines/trip-booking/trip-booking.types.ts";
import { fieldDetails } from "../../../parts/tickets/field-details.ts";
import type { BookingDialogProps, StepView, TripTicket } from "./dialog.props.ts";

interface Connecting {
  readonly context: TripBookingContext;
  /** Whether the booking is in a part of its open state: `at({ total: "reserving" })`. */
  readonly at: (part: string | object) => boolean;
  readonly send: (event: TripBookingEvent) => void;
}

/** From the booking's state to the dialog's props: data, no words. */
export function connectDialog(
  { value, context }: TripBookingState,
  send: (event: TripBookingEvent) => void,
): BookingDialogProps {
  const at = (part: string | object) => matchesState({ open: part } as StateValue, value as StateValue);
  const connecting: Connecting = { context, at, send };
  const { trip, products, productId, classKey, editing, error, categories } = context;
  const step = stepOf(connecting);
  const lines = categories ? linesOfTrip(context) : [];
  const asks = hasFields(context) || step === "personalized";
  const order: readonly BookingStep[] = [
    "trip",
    ...(products?.length === 1 ? [] : (["products"] as const)),
    "tickets",
    ...(asks ? (["personalized"] as const) : []),
    "total",
  ];
  const isBusy = ["reserving", "retrying", "settling"].some((each) => at({ total: each }));
  const canGoBack = order.indexOf(step) > 0 && !isBusy && !at("reserved");
  const view = viewOf(connecting, step);
  const isHeld = editing !== null && !context.isReservationGone;
  const canRemove = isHeld && !isBusy && view.kind !== "loading" && (step === "trip" || step === "total");
  return {
    view,
    step,
    index: Math.max(1, order.indexOf(step) + 1),
    of: order.length,
    trip,
    product: products?.find(({ id }) => id === productId) ?? null,
    classKey: classesOf(categories).length > 1 ? classKey : null,
    isEditing: editing !== null,
    isNet: areNet(categoriesShown(context)),
    // Tickets of a product that has sold out are no longer chosen.
    total: lines.length > 0 && !isSoldOut(context, productId) ? money(totalOfLines(lines)).formatted : null,
    people: personsOf(allTickets(context)),
    error: error && { ...error, retry: () => send({ type: "retry" }) },
    button: buttonOf(connecting, step, view, isBusy),
    next: () => send({ type: "next" }),
    back: canGoBack ? () => send({ type: "step.back" }) : undefined,
    trash: canRemove ? () => send({ type: "trash.opened" }) : undefined,
    openBasket: () => send({ type: "basket.opened" }),
    close: () => send({ type: "close" }),
  };
}

function stepOf({ at }: Connecting): BookingStep {
  const steps = ["products", "tickets", "personalized", "total", "trash"] as const;
  const step = steps.find((each) => at(each));
  return step ?? (at("reserved") ? "total" : "trip");
}

function buttonOf({ context, at }: Connecting, step: BookingStep, view: StepView, isBusy: boolean) {
  const button = (kind: NonNullable<BookingDialogProps["button"]>["kind"], isComplete = true) =>
    ({ kind, isComplete, isBusy }) as const;
  if (at({ reserved: "staying" })) return button("continue");
  if (at("reserved")) return button("toBasket");
  // A reservation is changed without a search that has other trips.
  if (hasLostTrip(context)) return button(context.editing === null ? "toTrips" : "close");
  if (at("failed") && context.isReservationGone) return button("close");
  if (view.kind === "loading" || view.kind === "failed") return undefined;
  switch (step) {
    case "trip":
      return button("products");
    case "products":
      return context.productId === null || isSoldOut(context, context.productId)
        ? button("chooseProduct", false)
        : button("tickets");
    case "tickets":
      if (!hasTickets(context)) return button("chooseTickets", false);
      return button(hasFields(context) ? "fillIn" : "review");
    case "personalized":
      return isReady(context) ? button("review") : button("fillIn", false);
    case "total":
      return button(context.editing === null || context.isReservationGone ? "reserve" : "change", isReady(context));
    default:
      return undefined;
  }
}

/** States that wait for an answer, and what they are once it takes longer. */
const loadingStates = [
  { at: { products: "loading" }, slow: { products: { loading: "slow" } } },
  { at: { tickets: "loading" }, slow: { tickets: { loading: "slow" } } },
  { at: "loading", slow: { loading: "slow" } },
  { at: "loadingReplaced", slow: { loadingReplaced: "slow" } },
] as const;

function viewOf(connecting: Connecting, step: BookingStep): StepView {
  const { context, at, send } = connecting;
  if (at({ reserved: "staying" }))
    return { kind: "held", wayBack: context.canReturn ? () => send({ type: "return.chosen" }) : undefined };
  if (at("reserved")) return { kind: "reserved" };
  const loading = loadingStates.find((each) => at(each.at));
  if (loading) return { kind: "loading", isSlow: at(loading.slow) };
  if (at("failed") || at({ products: "failed" }) || at({ tickets: "failed" }))
    return { kind: "failed", retry: () => send({ type: "retry" }) };
  switch (step) {
    case "products":
      return {
        kind: "products",
        products: (context.products ?? []).map((product) => {
          const from = context.trip && fromPrice(context.trip, product.id);
          const isGone = isSoldOut(context, product.id);
          return { ...product, from: from === null ? null : money(from).formatted, isSoldOut: isGone };
        }),
        productId: isSoldOut(context, context.productId) ? null : context.productId,
        choose: (productId) => send({ type: "product.chosen", productId }),
      };
    case "tickets": {
      const tooMany = tooManyOf(context);
      return {
        kind: "tickets",
        classes: classesOf(context.categories),
        classKey: context.classKey,
        chooseClass: (classKey) => send({ type: "class.chosen", classKey }),
        tickets: ticketsOf(connecting),
        children: context.children,
        mostChildren,
        addChild: () => send({ type: "child.added" }),
        removeChild: () => send({ type: "child.removed" }),
        setAge: (index, age) => send({ type: "age.set", index, age }),
        problem: ticketProblem(context),
        tooMany: tooMany && { ...tooMany, label: tooMany.tickets.label },
        left: typeof context.capacity === "number" ? context.capacity : context.capacity === "none" ? 0 : null,
      };
    }
    case "personalized":
      return personalized(connecting);
    case "total": {
      const lines = linesOfTrip(context).map(({ quantity, label, each }) => ({
        quantity,
        label,
        each: quantity > 1 ? money(each).formatted : "",
        amount: money(quantity * each).formatted,
      }));
      const { reservation } = context.answers;
      const answers = visibleFields(context)
        .filter((field) => field.scope === "reservation" && isRequested(field, reservation))
        .map((field) => {
          const value = answerOf(context.answers, null, field.key);
          return `${field.label}: ${field.options.find(({ key }) => key === value)?.label ?? value}`;
        });
      return { kind: "total", lines, answers };
    }
    case "trash":
      return {
        kind: "trash",
        isRemoving: !at({ trash: "confirming" }),
        remove: () => send({ type: "trash.confirmed" }),
        cancel: () => send({ type: "trash.cancelled" }),
      };
    default:
      return { kind: "trip" };
  }
}

function ticketsOf({ context, send }: Connecting): readonly TripTicket[] {
  const tickets = allTickets(context);
  return categoriesShown(context).map((category) => {
    const { ticketCategoryId, label, minAge, maxAge, price, distributorNetPrice } = category;
    const why = whyNoMoreOf(context, category);
    const shown = distributorNetPrice ?? price;
    return {
      ticketCategoryId,
      label: label.formatted,
      discount: label.discount,
      minAge,
      maxAge,
      price: shown.formatted,
      isFree: shown.amount === 0,
      count: tickets[ticketCategoryId] ?? 0,
      canAdd: why === null,
      why,
      isTouchedLast: context.touched === ticketCategoryId,
      add: () => send({ type: "ticket.added", ticketCategoryId }),
      remove: () => send({ type: "ticket.removed", ticketCategoryId }),
    };
  });
}

function personalized({ context, send }: Connecting): StepView {
  const selection = selectionOf(context);
  const answering = {
    input: (guest: GuestRef | null, key: string, value: string) => send({ type: "field.input", guest, key, value }),
    leave: (guest: GuestRef | null, key: string) => send({ type: "field.left", guest, key }),
  };
  const fields = visibleFields(context).filter((field) => isRequested(field, context.answers.reservation));
  const ofGuests = fields.filter(({ scope }) => scope === "guest");
  return {
    kind: "personalized",
    datePattern: datePattern(context.locale),
    reservationFields: fields
      .filter(({ scope }) => scope === "reservation")
      .map((field) => fieldDetails(selection, field, null, answering)),
    guests:
      ofGuests.length === 0
        ? []
        : guestsOf(selection).map((guest) => ({
            key: `${guest.ticketCategoryId}.${guest.index}`,
            label: guest.category.label.formatted,
            number: guest.index + 1,
            fields: ofGuests.map((field) => fieldDetails(selection, field, guest, answering)),
          })),
  };
}
