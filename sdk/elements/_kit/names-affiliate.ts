/**
 * An address that may name an affiliate; `attributionOf` reads it. Written out, not made of `affiliateNames`: every
 * page loads it, and few need the rest.
 */
export const namesAffiliate = /[?&](ref|affiliateid)=|#\d/i;
