import type { PreviewSnapshot } from "../../machines/_preview/preview.types.ts";
import type { BookingContext, BookingEvent } from "../../machines/booking/booking.types.ts";
import { offerOf } from "../../machines/booking/chosen.rules.ts";
import type { UpgradeStatus } from "../_kit/progressive-actor.ts";
import type { Services } from "../_kit/record.ts";
import type { BookingProps, StepView, SummaryDetails } from "./booking.props.ts";
import { adultPrice } from "./connect/adult-price.ts";
import { commonProps } from "./connect/common.ts";
import type { Connecting } from "./connect/connecting.ts";
import { dateView } from "./connect/date.ts";
import { loadErrorCode } from "./lazy-parts.tsx";

/** From the preview's snapshot to the view's props: what `connectBooking` says of the same state. */
export function connectPreview(
  snapshot: PreviewSnapshot<BookingContext>,
  send: (event: BookingEvent) => void,
  services: Services,
  upgrade: UpgradeStatus,
): BookingProps {
  const { context } = snapshot;
  const at: Connecting["at"] = (part) => snapshot.matches({ shown: part } as never);
  const view = viewOf(snapshot, { context, at, send, now: services.now() });
  const isChosen = context.date !== null;
  return {
    ...commonProps(context, "date", send),
    view,
    summary: summaryDetails(context),
    button:
      view.kind === "date"
        ? {
            kind: isChosen ? "chooseOffer" : "chooseDate",
            isComplete: isChosen,
            isBusy: upgrade.state === "loading",
            press: () => send({ type: "next" }),
          }
        : undefined,
    error:
      upgrade.state === "failed"
        ? { code: loadErrorCode(), date: null, retry: upgrade.retry }
        : at({ month: "failed" })
          ? { code: context.loadFailure, date: null, retry: () => send({ type: "retry" }) }
          : undefined,
    restoreUrl: undefined,
  };
}

function viewOf(snapshot: PreviewSnapshot<BookingContext>, connecting: Connecting): StepView {
  const { context, at, send } = connecting;
  if (!snapshot.matches("shown")) return { kind: "closed", open: () => send({ type: "open" }) };
  if (at({ step: "failed" }))
    return { kind: "failed", code: context.error?.code ?? "error500", retry: () => send({ type: "retry" }) };
  return at({ step: "date" }) ? dateView(connecting) : { kind: "opening", isSlow: at({ step: { opening: "slow" } }) };
}

/** A date at most: there are no times and no tickets yet. */
function summaryDetails(context: BookingContext): SummaryDetails {
  const adult = adultPrice(context);
  return {
    date: context.date,
    time: null,
    offerLabel: offerOf(context)?.offerLabel ?? null,
    lines: [],
    persons: 0,
    cancellableUntil: null,
    isFinal: context.activity?.summary?.cancellation === false,
    amount: adult === undefined ? null : { kind: "adult", text: adult },
    isOnRequest: context.activity?.summary?.bookingOnRequest ?? false,
    isInvoiced: context.role.distributorId !== null,
  };
}
