/** The version of the terms that a booking is made under (RULES 5), and that affiliates and suppliers accept. */
export const termsVersion = "2026-11";
