/**
 * Written without a secret beside the session's own cookies: tells a page's script that asking who the visitor is makes
 * sense. Its value is `1.<tag>`, where the tag tells one account from another and nothing more. Without imports: every
 * page has it.
 */
export const signedInCookie = "gipfel_signed_in";
