import type { Preview, PreviewState } from "../_preview/preview.types.ts";
import type { BookingContext, BookingEvent, BookingEmitted, BookingInput } from "./booking.types.ts";
import { freshContext } from "./fresh.ts";
import { date, failed, month, opening } from "./preview.chart.ts";
import { previewEmits, previewGuards, previewAssigns } from "./preview.names.ts";
import { monthLife } from "./months.ts";

/** A region that has nothing to do before the visitor comes near. */
const resting = (state: string): PreviewState => ({ initial: state, states: { [state]: {} } });

/**
 * The booking's preview (decision 17): the calendar with its prices, dates first and nothing chosen beforehand. The
 * states are those of `booking.machine.ts`, which goes on from here; the slots of the date are asked for by it.
 */
export const bookingPreview: Preview<BookingContext, BookingEvent, BookingEmitted, BookingInput> = {
  id: "booking",
  context: freshContext,
  guards: previewGuards,
  patches: previewAssigns,
  emits: previewEmits,
  delays: { monthLife },
  chart: {
    initial: "waiting",
    states: {
      waiting: { always: [{ guard: "isOpen", target: "shown" }, { target: "closed" }] },
      closed: {},
      shown: {
        type: "parallel",
        states: {
          step: { initial: "opening", states: { opening, failed, beginning: { always: { target: "date" } }, date } },
          month,
          slots: resting("idle"),
          fields: resting("idle"),
          typing: resting("quiet"),
          similar: resting("idle"),
          language: resting("current"),
        },
      },
    },
  },
};

/** Whether the preview is enough to begin with. A widget that something else has opened is wanted full machine. */
export function startsAsPreview({
  flow,
  presentation,
  isOpen,
  data,
  link,
  editing,
  returned,
  run,
}: BookingInput): boolean {
  return (
    flow === "date-offers" &&
    (presentation === "inline" || !isOpen) &&
    data === null &&
    !link &&
    editing === null &&
    returned === null &&
    !run
  );
}
