import type { Preview, PreviewState } from "../_preview/preview.types.ts";
import type { BookingContext, BookingEvent, BookingEmitted, BookingInput } from "./booking.types.ts";
import { freshContext } from "./fresh.rules.ts";
import { date, failed, month, opening } from "./preview.states.ts";
import { previewEmits, previewGuards, previewAssigns } from "./preview.setup.ts";
import { monthLife } from "./months.rules.ts";

/** A region that stays in one state until the full machine takes over. */
const resting = (state: string): PreviewState => ({ initial: state, states: { [state]: {} } });

/**
 * The booking's preview (decision 17): the calendar with its prices, for the flow with dates first and no selection.
 * Its states are those of `booking.machine.ts`, which continues from here and loads the date's slots.
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

/** Whether the widget can start as a preview. A widget that is opened from outside starts with the full machine. */
export function startsAsPreview({
  flow,
  presentation,
  isOpen,
  data,
  link,
  prefill,
  editing,
  returned,
  run,
}: BookingInput): boolean {
  return (
    flow === "date-offers" &&
    (presentation === "inline" || !isOpen) &&
    data === null &&
    !link &&
    !prefill &&
    editing === null &&
    returned === null &&
    !run
  );
}
