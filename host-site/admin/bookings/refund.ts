import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";

export type Refund = AdminBooking["refunds"][number];
