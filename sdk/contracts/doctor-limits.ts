/** What `POST /doctor/` takes, and the most characters of it; a body has 64 kB. */
export const doctorLimits = { address: 2000, html: 50_000 } as const;
