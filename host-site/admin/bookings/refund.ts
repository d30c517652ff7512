import type { AdminBooking } from "../../../sdk/contracts/admin.ts";

export type Refund = AdminBooking["refunds"][number];
