import { useLingui } from "@lingui/react/macro";
import { ArrowLeft, Trash2 } from "lucide";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { ProgressBars } from "../../../ui/progress-bars.tsx";
import type { TripBookingEvent, TripBookingState } from "../../../machines/trip-booking/trip-booking.types.ts";
import { connectDialog } from "./connect-dialog.ts";
import { DialogBar } from "./dialog-bar.tsx";
import { ErrorNotice } from "./error-notice.tsx";
import { StepBody } from "./step-body.tsx";
import { useStepNames } from "./use-step-names.ts";

interface Props {
  readonly booking: TripBookingState;
  readonly send: (event: TripBookingEvent) => void;
  readonly languageTag: string;
}

/** The booking of a trip (purchase spec §2, "transport-modal"). */
export default function BookingDialog({ booking: state, send, languageTag }: Props) {
  const { t } = useLingui();
  const names = useStepNames();
  const booking = { ...connectDialog(state, send), languageTag };
  const { view, step, index, of, back, trash } = booking;
  const first = useRef(view.kind);
  const hasMoved = useRef(false);
  const problem = useRef<HTMLDivElement>(null);
  const next = () => {
    booking.next();
    if (booking.button?.isComplete) return;
    problem.current?.scrollIntoView({ block: "center" });
    problem.current?.focus({ preventScroll: true });
  };
  if (view.kind !== first.current) hasMoved.current = true;
  return (
    <Drawer
      open
      onClose={booking.close}
      closesOnBackdrop={false}
      title={booking.isEditing ? t`Change trip` : t`Book trip`}
      closeWord={t`Close`}
      bar={booking.button && <DialogBar {...booking} next={next} />}
    >
      <div id="transport-modal" className="@container">
        {step !== "trash" && (
          <div className="pb-5">
            <div className="flex min-h-11 items-center justify-between gap-4 text-14">
              {back ? (
                <Button variant="quiet" size="small" icon={ArrowLeft} iconPoints onPress={back}>
                  {t`Back`}
                </Button>
              ) : (
                <span />
              )}
              <span className="text-end text-ink-2">{t`Step ${index} of ${of}: ${names[step]}`}</span>
            </div>
            <ProgressBars done={index} of={of} />
          </div>
        )}
        <ErrorNotice {...booking} />
        <StepBody key={view.kind} {...booking} takesFocus={hasMoved.current} problemRef={problem} />
        {trash && (
          <p className="pt-4">
            <Button variant="quiet" size="small" icon={Trash2} onPress={trash}>{t`Remove from the basket`}</Button>
          </p>
        )}
      </div>
    </Drawer>
  );
}
