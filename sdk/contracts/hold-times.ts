const minute = 60_000;

/** How long seats are held, in ms (RULES 3). */
export const holdLife = 30 * minute;

/** Renewed with the rest of its cart, a hold ends this long (ms) after it was made (RULES 3). */
export const longestHold = 60 * minute;
