import * as access from "../../../sdk/contracts/account-access.ts";
import type { Call } from "../../../sdk/contracts/call.ts";

/** The library's calls that the shop lets through, by path below `/api`; its others are nobody's here. */
export const accessCalls: ReadonlyMap<string, Call> = new Map(
  [
    access.signUp,
    access.signIn,
    access.sendMagicLink,
    access.sendConfirmation,
    access.requestPasswordReset,
    access.resetPassword,
    access.changePassword,
    access.changeEmail,
    access.signInElsewhere,
    access.signOut,
  ].map((call) => [call.path, call]),
);

/** What links in mails and the identity provider lead to. */
export const accessLinks: readonly RegExp[] = [/^\/auth\/magic-link\/verify$/, /^\/auth\/verify-email$/, /^\/auth\/callback\/oidc$/];
