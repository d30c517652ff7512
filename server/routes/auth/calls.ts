import * as access from "../../../sdk/contracts/calls/account-access.ts";
import type { Call } from "../../../sdk/contracts/call.ts";

/** The library's calls that the shop exposes, by path below `/api`; all others are 404. */
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

/** Links in mails, which lead to pages whose button does it. */
export const mailLinkPaths = { signIn: "/auth/magic-link/verify", address: "/auth/verify-email" } as const;

/** The way back from an identity provider, by its name (`SignInPort`); a GET by its protocol. */
export const returnPath = "/auth/callback/:provider";
