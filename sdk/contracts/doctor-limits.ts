/** What `POST /doctor/` takes, and the most characters of it. */
export const doctorLimits = { address: 2000, html: 500_000 } as const;
