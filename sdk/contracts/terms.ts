/** The version of the terms that a booking is made under, which its check-out stores (RULES 5). */
export const termsVersion = "2026-11";
