import * as v from "valibot";

export const BookingRequestBody = v.object({ view: v.literal("booking-request"), title: v.string() });
export type BookingRequestBody = v.InferOutput<typeof BookingRequestBody>;
