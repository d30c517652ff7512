/** The parts of the account, by the last segment of their paths. */
export const accountSections = ["activities", "bookings", "requests", "suppliers", "reviews", "settings"] as const;
export type AccountSection = (typeof accountSections)[number];
