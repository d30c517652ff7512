import {
  changeEmail,
  changePassword,
  requestPasswordReset,
  resetPassword,
  sendConfirmation,
  sendMagicLink,
  signIn,
  signInElsewhere,
  signOut,
  signUp,
} from "../../../sdk/contracts/calls/account-access.ts";
import type { Call } from "../../../sdk/contracts/call.ts";
import type { SignInOperation } from "../../ports/sign-in/sign-in.ts";

const calls: Partial<Record<SignInOperation, Call>> = {
  signUp,
  signIn,
  sendMagicLink,
  sendConfirmation,
  requestPasswordReset,
  resetPassword,
  changePassword,
  changeEmail,
  signInElsewhere,
  signOut,
};

/** A call of the API, and the port's operation that it asks for. */
interface AccessCall {
  readonly call: Call;
  readonly operation: SignInOperation;
}

/** The calls of signing in, by path below `/api`; all others below `/auth` are 404. */
export const accessCalls: ReadonlyMap<string, AccessCall> = new Map(
  Object.entries(calls).map(([operation, call]) => [call.path, { call, operation: operation as SignInOperation }]),
);
