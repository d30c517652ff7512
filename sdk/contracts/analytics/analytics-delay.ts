/** The default delay of an analytics event (ms): it must not delay the handling of a press (purchase spec §9). */
export const analyticsDelay = 1000;
