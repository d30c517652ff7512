import { minute } from "../clock.ts";

/** How long seats are held, in ms (RULES 3). */
export const holdLife = 30 * minute;
