/** The shop whose activities the hotel shows: put in by the build, from the environment. */
declare const SHOP: string;
export const shop = SHOP;
