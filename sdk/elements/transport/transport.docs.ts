import type { transportAttributes } from "../../contracts/elements/transport.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-transport>`, for `custom-elements.json`. */
export const transportDocs: ElementDocs<typeof transportAttributes> = {
  description: "Connections by public transport in Switzerland: search, details, and their tickets.",
  attributes: {
    from: "Where the trip begins: a stop's id or its name.",
    to: "Where it ends: a stop's id or its name.",
    "arrive-by":
      "The latest arrival: an instant with its offset, or a date and time in Switzerland, as 2026-12-01T10:30.",
    "depart-after":
      "The earliest departure, written as `arrive-by`, which counts before it: with `activity` the trip begins there, as the way back.",
    "return-after":
      "When the activity ends, written as `arrive-by`: the way back leaves then, and a last connection that leaves before is named. A date alone is that of an activity which takes the whole day: the way back is searched from 16:00, or from now where that has passed.",
    "with-item": "An item of the visitor's basket, by its booking item id: trips are added to it, and removed with it.",
    replaces:
      "A reservation of a trip in the visitor's basket, by its id: the first trip that is reserved takes its place, for the same travellers.",
    date: "The day of the trip, as 2026-12-01; today without it.",
    activity:
      "An activity by its content id: the trip ends at the stop nearest to its meeting point, with `depart-after` it begins there.",
    reservation: "A reservation of the visitor's basket to change: its dialog in place of a search.",
    open: "With a reservation: open its dialog at once.",
  },
  slots: {},
  parts: {},
  cssProperties: {},
};
