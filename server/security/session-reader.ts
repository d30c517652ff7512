import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "../domain/session.ts";
import type { SignInPort } from "../ports/sign-in/sign-in.ts";

/**
 * Reads the session of a request. Not called on a partner's origin, where every visitor is a guest. With the reply it
 * can prolong the session's cookie.
 */
export type SessionReader = (request: FastifyRequest, reply?: FastifyReply) => Session | Promise<Session>;

/** Reads the session that a request's cookies carry. Cookies that prolong it go back with the reply. */
export function createSessionReader(signIn: SignInPort): SessionReader {
  return async (request, reply) => {
    const { session, cookies } = await signIn.recognise(request.headers.cookie);
    if (reply && cookies.length > 0) reply.header("set-cookie", [...cookies]);
    return session;
  };
}
