/**
 * Why a trip can't move with the item that it goes with: there is no connection, no ticket of its kind is left or sold
 * for it, its own cut-off has passed, or the timetable could not be asked.
 */
export const tripRefusals = ["no_connection", "sold_out", "not_sold", "too_late", "no_timetable"] as const;
export type TripRefusal = (typeof tripRefusals)[number];
