import type { SignInPort } from "../ports/sign-in/sign-in.ts";
import type { SessionReader } from "../session.ts";

/** The session that a request's cookies carry. Cookies that prolong it go back with the reply. */
export function sessionFrom(signIn: SignInPort): SessionReader {
  return async (request, reply) => {
    const { session, cookies } = await signIn.recognise(request.headers.cookie);
    if (reply && cookies.length > 0) reply.header("set-cookie", [...cookies]);
    return session;
  };
}
