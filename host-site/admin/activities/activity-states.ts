/** What the list of activities can be narrowed to: the contract's own names. */
export const activityStates = ["published", "unpublished", "not_bookable"] as const;
