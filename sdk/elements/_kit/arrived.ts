/** The address at which the visitor came to this document. What the page does to it later doesn't count: within one page view the first affiliate does (RULES 19). */
export const arrivedAt = globalThis.location?.href ?? "";
