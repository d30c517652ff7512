/** After this long (ms) a wait gets a word (looks, "Waiting"). */
export const slowAfter = 4000;

/** The two halves of a wait: a skeleton, then a word with it. */
export const keepsWaiting = { quick: { after: { [slowAfter]: "slow" } }, slow: {} } as const;
