/** The most codes of a cart. */
export const mostCodes = 10;
/** The most letters of a code as it is typed. */
export const codeMaxLength = 40;
