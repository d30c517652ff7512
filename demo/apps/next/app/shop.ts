/** The shop whose activities the hotel shows, and the hotel's own address; both come from the environment. */
export const shop = process.env["NEXT_PUBLIC_SHOP"] ?? "http://localhost:4000";
export const hotel = process.env["HOTEL"] ?? "http://localhost:3000";
