const hour = 3600;

/** Vehicles that one journey may use. */
export const mostRides = 8;

/** How long after a query's time a journey may leave (backward: before it, arrive), and last from then on. */
export const rangeSeconds = 24 * hour;
export const longestJourney = 24 * hour;
