/** Characters that a password has at least: the contract's own number, without its schemas. */
export const shortestPassword = 10;
