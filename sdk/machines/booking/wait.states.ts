/** After this long (ms) a loading state shows a text. */
export const slowAfter = 4000;

/** The two phases of loading: a skeleton, then a skeleton with a text. */
export const waitStates = { quick: { after: { [slowAfter]: "slow" } }, slow: {} } as const;
