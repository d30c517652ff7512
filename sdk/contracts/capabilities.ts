import * as v from "valibot";

/** Ids of carts, reservations and bookings: UUIDs, which is what makes them capabilities. */
export const Id = v.pipe(v.string(), v.uuid());

/** What the signed link of a mail carries to manage a booking. */
export const ManagementToken = v.pipe(v.string(), v.maxLength(300));
