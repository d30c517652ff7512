/**
 * What an analytics event waits unless said otherwise, in ms: it never stands in the way of a press (purchase spec §9).
 */
export const analyticsDelay = 1000;
