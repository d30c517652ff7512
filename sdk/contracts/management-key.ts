/**
 * Where a window keeps the token that changes the booking it has just confirmed, in its sessionStorage. Without
 * imports: every page of the shop has it.
 */
export const managementKey = "gipfel.management";
