import { minute } from "../clock.ts";

/** How long seats are held, and the longest that renewing can stretch it, from the making (RULES 3). */
export const holdLife = 30 * minute;
