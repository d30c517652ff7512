import type { SnapshotFrom } from "xstate";
import type { bookingMachine } from "../../machines/booking/booking.machine.ts";
import type { BookingContext, BookingEvent, BookingStep } from "../../machines/booking/booking.types.ts";
import type { Services } from "../_kit/record.ts";
import { similarFacts } from "../similar/similar.details.ts";
import type { BookingProps, StepView, TroubleDetails } from "./booking.props.ts";
import { bookedActivity } from "./full-input.ts";
import { buttonFacts } from "./connect/button.ts";
import { commonProps, firstStep } from "./connect/common.ts";
import type { Connecting } from "./connect/connecting.ts";
import { dateView } from "./connect/date.ts";
import { offersView } from "./connect/offers.ts";
import { personalizedView } from "./connect/personalized.ts";
import { basketUrl, restoreUrl } from "./connect/restore-url.ts";
import { timesFacts } from "./connect/slots.ts";
import { ticketsView } from "./connect/tickets.ts";
import { summaryDetails, totalView } from "./connect/total.ts";

type Snapshot = SnapshotFrom<typeof bookingMachine>;

/** From the machine's snapshot to the view's props: facts, no words. */
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
    button: view.kind === step ? buttonFacts(connecting, step) : undefined,
    trouble: view.kind === "failed" ? undefined : troubleFacts(connecting, step),
    similar: context.similar?.map((each) =>
      similarFacts(each, () => send({ type: "similar.selected", activityId: each.id }), services),
    ),
    restoreUrl: context.role.isAdmin ? restoreUrl(context, services) : undefined,
  };
}

function viewOf(connecting: Connecting, snapshot: Snapshot, services: Services): StepView {
  const { context, at, send } = connecting;
  if (runsUnseen(connecting)) return { kind: "closed", open: undefined };
  if (snapshot.matches("closed") || snapshot.matches("waiting")) {
    return { kind: "closed", open: context.isOpenedByPage ? undefined : () => send({ type: "open" }) };
  }
  if (at({ step: "failed" }))
    return { kind: "failed", code: context.trouble?.code ?? "error500", again: () => send({ type: "again" }) };
  if (at({ step: "date" }))
    return { ...dateView(connecting), times: context.flow === "offers-date" ? timesFacts(connecting) : undefined };
  if (at({ step: "offers" })) return offersView(connecting);
  if (at({ step: "tickets" })) return ticketsView(connecting);
  if (at({ step: "personalized" })) return personalizedView(connecting);
  if (at({ step: "total" })) return totalView(connecting);
  if (at({ step: "reserved" }))
    return {
      kind: "reserved",
      basketUrl: basketUrl(context.reserved?.cartId ?? "", context.locale, services),
      again: () => send({ type: "again" }),
    };
  if (at({ step: "trash" })) {
    const isRemoving = !at({ step: { trash: "asking" } });
    return {
      kind: "trash",
      isRemoving,
      remove: () => send({ type: "trash.remove" }),
      keep: () => send({ type: "trash.keep" }),
    };
  }
  if (at({ step: "checkout" }) || at({ step: "returned" })) {
    const returnUrl = services.address.with({
      bookingId: null,
      redirectResult: null,
      [bookedActivity]: String(context.activityId),
    });
    return {
      kind: "checkout",
      bookingId: context.returned,
      returnUrl,
      pass: passedOn(services, context),
      again: () => send({ type: "again" }),
    };
  }
  return { kind: "opening", isSlow: at({ step: { opening: "slow" } }) };
}

const lostCodes = { passed: "datePassed", nonexistent: "dateNonexistent", unavailable: "dateUnavailable" } as const;

/** What is missing at this step because it could not be loaded, else what went wrong last. */
function troubleFacts({ context, at, send }: Connecting, step: BookingStep): TroubleDetails | undefined {
  const again = () => send({ type: "again" });
  const isMissing =
    (step === "date" && at({ month: "failed" })) ||
    ((step === "offers" || (step === "date" && context.flow === "offers-date")) && at({ slots: "failed" })) ||
    (step === "personalized" && at({ fields: "failed" }));
  if (isMissing) return { code: context.loadFailure, date: null, again };
  /* Said once, with the date that was found in its place. */
  const isFound = step === "date" && (context.date !== null || at({ month: "empty" }));
  /* An empty calendar says by itself that nothing is free. */
  const isSaid = context.lostDate === "unavailable" && context.date === null;
  if (context.lostDate && isFound && !isSaid)
    return { code: lostCodes[context.lostDate], date: context.date, again: undefined };
  if (!context.trouble) return undefined;
  const { payment, ...trouble } = context.trouble;
  if (payment) {
    return {
      ...trouble,
      again: undefined,
      payment: {
        wanted: payment.isRemoval ? "remove" : context.editing === null ? "reserve" : "change",
        stop: payment.bookingId === null ? undefined : () => send({ type: "payment.stop" }),
        isStopping: at({ step: { total: "stopping" } }),
        resume: () => send({ type: "payment.resume" }),
        isInline: context.checkout === "inline",
      },
    };
  }
  /* A new price is agreed to by the main button. */
  return { ...trouble, again: step === "total" && trouble.code !== "priceChanged" ? again : undefined };
}

/**
 * A drawer or dialog that reserves a link's selection by itself opens only where something is missing (purchase spec
 * §4, "Restore from link").
 */
function runsUnseen({ context, at }: Connecting): boolean {
  if (!context.run || context.presentation === "inline") return false;
  const isOnItsWay = at({ step: "opening" }) || at({ step: "beginning" }) || at({ step: "restoring" });
  return isOnItsWay || (context.arrival === "total" && (at({ step: "total" }) || at({ step: "reserved" })));
}

/** The step that the visitor is at; what comes before the first one counts as it. */
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
    ...context.looks,
  };
}
