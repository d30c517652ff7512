/**
 * A cookie beside the session's own, readable and without a secret: says to a page's script that requesting the visitor
 * makes sense. Its value is `1.<tag>`; the tag only distinguishes accounts. Without imports: every page has it.
 */
export const signedInCookie = "gipfel_signed_in";
