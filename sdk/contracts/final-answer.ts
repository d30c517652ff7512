/** The server has answered for good: sent once more, the request has a new idempotency key. 401 and 429 say "later". */
export const isFinal = ({ status }: { readonly status: number }): boolean => [400, 404, 409, 422].includes(status);
