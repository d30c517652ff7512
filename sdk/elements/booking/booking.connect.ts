import type { SnapshotFrom } from "xstate";
import type { bookingMachine } from "../../machines/booking/booking.machine.ts";
import type { BookingContext, BookingEvent, BookingStep } from "../../machines/booking/booking.types.ts";
import { isDateLocked } from "../../machines/booking/prefilled.rules.ts";
import type { Services } from "../_kit/record.ts";
import { similarProps } from "../../parts/similar/similar.details.ts";
import type { BookingProps, DateView, StepView, ErrorDetails } from "./booking.props.ts";
import { bookedActivity } from "./full-input.ts";
import { buttonProps } from "./connect/button.ts";
import { commonProps, firstStep } from "./connect/common.ts";
import type { Connecting } from "./connect/connecting.ts";
import { dateView } from "./connect/date.ts";
import { offersView } from "./connect/offers.ts";
import { personalizedView } from "./connect/personalized.ts";
import { basketUrl, restoreUrl } from "./connect/restore-url.ts";
import { timesProps } from "./connect/slots.ts";
import { ticketsView } from "./connect/tickets.ts";
import { connectionsOf, fewerOnTripsOf } from "./connect/connections.ts";
import { summaryDetails, totalView } from "./connect/total.ts";

type Snapshot = SnapshotFrom<typeof bookingMachine>;

/** Derives the view's props from the machine's snapshot, without texts. */
export function connectBooking(
  snapshot: Snapshot,
  send: (event: BookingEvent) => void,
  services: Services,
): BookingProps {
  const { context } = snapshot;
  const at: Connecting["at"] = (part) => snapshot.matches({ shown: part } as never);
  const connecting: Connecting = { context, at, send, now: services.now() };
  const step = stepOf(snapshot);
  const view = viewOf(connecting, snapshot, services);
  return {
    ...commonProps(context, step, send),
    view,
    summary: summaryDetails(connecting),
    button: view.kind === step ? buttonProps(connecting, step) : undefined,
    error: view.kind === "failed" ? undefined : errorDetails(connecting, step),
    similar: context.similar?.map((each) =>
      similarProps(each, () => send({ type: "similar.selected", activityId: each.id }), services),
    ),
    restoreUrl: context.role.isAdmin ? restoreUrl(context, services) : undefined,
  };
}

function viewOf(connecting: Connecting, snapshot: Snapshot, services: Services): StepView {
  const { context, at, send } = connecting;
  if (runsHidden(connecting)) return { kind: "closed", open: undefined };
  if (snapshot.matches("closed") || snapshot.matches("waiting")) {
    return { kind: "closed", open: context.isOpenedByPage ? undefined : () => send({ type: "open" }) };
  }
  if (at({ step: "failed" }))
    return { kind: "failed", code: context.error?.code ?? "error500", retry: () => send({ type: "retry" }) };
  if (at({ step: "date" }))
    return {
      ...lockedDate(dateView(connecting), context),
      times: context.flow === "offers-date" ? timesProps(connecting) : undefined,
    };
  if (at({ step: "offers" })) return offersView(connecting);
  if (at({ step: "tickets" })) return ticketsView(connecting);
  if (at({ step: "personalized" })) return personalizedView(connecting);
  if (at({ step: "total" }))
    return {
      ...totalView(connecting),
      connections: connectionsOf(connecting, services),
      fewerOnTrips: fewerOnTripsOf(connecting, services),
    };
  if (at({ step: "reserved" }))
    return {
      kind: "reserved",
      basketUrl: basketUrl(context.reserved?.cartId ?? "", context.locale, services),
      bookAnother: () => send({ type: "retry" }),
    };
  if (at({ step: "trash" })) {
    const isRemoving = !at({ step: { trash: "confirming" } });
    return {
      kind: "trash",
      isRemoving,
      remove: () => send({ type: "trash.remove" }),
      cancel: () => send({ type: "trash.cancel" }),
    };
  }
  if (at({ step: "checkout" }) || at({ step: "returned" })) {
    const page = services.address.with({
      bookingId: null,
      redirectResult: null,
      [bookedActivity]: String(context.activityId),
    });
    return {
      kind: "checkout",
      bookingId: context.returned,
      // A file, or a page that is written in an attribute of its frame, can't be come back to.
      returnUrl: page.startsWith("http") ? page : undefined,
      pass: passedOn(services, context),
      bookAnother: () => send({ type: "retry" }),
      paymentBegun: () => send({ type: "payment.begun" }),
      paymentEnded: () => send({ type: "payment.ended" }),
      isKeptOpen: snapshot.hasTag("keptOpen"),
    };
  }
  return { kind: "opening", isSlow: at({ step: { opening: "slow" } }) };
}

/** The calendar where the page has fixed the date: no other day can be chosen. */
function lockedDate(view: DateView, context: BookingContext): DateView {
  if (!isDateLocked(context)) return view;
  const closed = { state: "none", price: null, isLowest: false } as const;
  return { ...view, isLocked: true, dayOf: (date) => (date === context.date ? view.dayOf(date) : closed) };
}

const lostCodes = { passed: "datePassed", nonexistent: "dateNonexistent", unavailable: "dateUnavailable" } as const;

/** The error of data that this step lacks because it could not be loaded, else the last error. */
function errorDetails({ context, at, send }: Connecting, step: BookingStep): ErrorDetails | undefined {
  const retry = () => send({ type: "retry" });
  const isMissing =
    (step === "date" && at({ month: "failed" })) ||
    ((step === "offers" || (step === "date" && context.flow === "offers-date")) && at({ slots: "failed" })) ||
    (step === "personalized" && at({ fields: "failed" }));
  if (isMissing) return { code: context.loadFailure, date: null, retry };
  /* Shown once, with the date that was found instead. */
  const isFound = step === "date" && (context.date !== null || at({ month: "empty" }));
  /* An empty calendar shows that nothing is free. */
  const isSaid = context.lostDate === "unavailable" && context.date === null;
  if (context.lostDate && isFound && !isSaid)
    return { code: lostCodes[context.lostDate], date: context.date, retry: undefined, changes: context.linkChanges };
  if (context.linkChanges && !context.lostDate && (!context.error || context.error.code === "restore"))
    return {
      code: "restore",
      date: null,
      retry: undefined,
      changes: context.linkChanges,
      otherDay: step === "offers" ? () => send({ type: "step.go", step: "date" }) : undefined,
    };
  if (!context.error) return undefined;
  const { payment, ...error } = context.error;
  if (payment) {
    return {
      ...error,
      retry: undefined,
      payment: {
        requested: payment.isRemoval ? "remove" : context.editing === null ? "reserve" : "change",
        stop: payment.bookingId === null ? undefined : () => send({ type: "payment.stop" }),
        isStopping: at({ step: { total: "stopping" } }),
        resume: () => send({ type: "payment.resume" }),
        isInline: context.checkout === "inline",
      },
    };
  }
  /* The main button accepts a new price. */
  return {
    ...error,
    retry: step === "total" && !["priceChanged", "movedBefore"].includes(error.code) ? retry : undefined,
  };
}

/**
 * A drawer or dialog that reserves a link's selection by itself opens only where something is missing (purchase spec
 * §4, "Restore from link").
 */
function runsHidden({ context, at }: Connecting): boolean {
  if (!context.run || context.presentation === "inline") return false;
  const isOnItsWay = at({ step: "opening" }) || at({ step: "beginning" }) || at({ step: "restoring" });
  return isOnItsWay || (context.arrival === "total" && (at({ step: "total" }) || at({ step: "reserved" })));
}

/** The visitor's step; states before the first step count as the first. */
function stepOf(snapshot: Snapshot): BookingStep {
  const steps: readonly BookingStep[] = ["date", "offers", "tickets", "personalized", "total", "trash", "checkout"];
  const isAt = (step: string) => snapshot.matches({ shown: { step } } as never);
  const found = steps.find(isAt);
  return found ?? (isAt("reserved") ? "total" : isAt("returned") ? "checkout" : firstStep(snapshot.context));
}

/** Attributes that the nested basket, checkout and confirmation get. */
function passedOn(services: Services, context: BookingContext): Record<string, string | undefined> {
  return {
    "api-base": services.apiBase,
    locale: context.locale,
    "affiliate-id": services.affiliateId,
    campaign: services.campaign,
    prefill: context.prefill,
    ...context.appearance,
  };
}
