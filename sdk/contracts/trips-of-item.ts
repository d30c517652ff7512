/** Trips by public transport that can go with one item: so many are moved or cancelled with it in one call. */
export const mostTripsOfItem = 20;
