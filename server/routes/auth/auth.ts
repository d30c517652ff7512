import type { FastifyReply, FastifyRequest } from "fastify";
import { changePassword, getSignInWays, signIn, signInElsewhere } from "../../../sdk/contracts/calls/account-access.ts";
import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import { writePasswordMail } from "../../commands/account/access-mails.ts";
import { mailLocale } from "../../domain/access-mail.ts";
import { checkNewPassword } from "../../commands/account/check-new-password.ts";
import { resetGuesses, restoreGuess, consumeGuess } from "../../security/guess-limit.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { handle, parseBody, type Routes } from "../handle.ts";
import { accessCalls } from "./calls.ts";
import { returnPath } from "../../ports/sign-in/paths.ts";
import { logoutRoute } from "./logout.ts";
import { mailLinkRoutes } from "./mail-links.ts";
import { checkOrigin, pathnameOf, performSignIn, withOwnPaths } from "./pass.ts";
import { findUser } from "../../db/queries/account-user.ts";

/** Coming in and going out, on the shop's own origin: fixed paths first, then the port's calls. */
export const authRoutes: Routes = (app, services) => {
  logoutRoute(app, services);
  handle(app, services, getSignInWays, async () => {
    const { ways, identityProvider } = services.ports.signIn;
    return { ...ways, elsewhere: identityProvider !== null };
  });

  mailLinkRoutes(app, services);

  app.get(returnPath, async (request, reply) => {
    const { provider } = request.params as { readonly provider: string };
    if (provider !== services.ports.signIn.identityProvider) throw notFound("not_found");
    return performSignIn(services, request, reply, "returnFromProvider", {
      query: withOwnPaths(request.query as Record<string, unknown>, services.env.PUBLIC_ORIGIN),
    });
  });

  app.post("/auth/*", async (request, reply) => {
    const found = accessCalls.get(pathnameOf(request));
    if (!found) throw notFound("not_found");
    const { call, operation } = found;
    checkOrigin(request, services.env.PUBLIC_ORIGIN);
    const given = parseBody(call, request.body ?? {}) as Record<string, unknown>;
    const body = withOwnPaths(given, services.env.PUBLIC_ORIGIN);
    await checkNewPassword(services, operation, body, () => services.session(request));
    if (call === changePassword) return passChange(services, request, reply, body);
    if (call === signIn) return passGuess(services, request, reply, body as ParsedInput<typeof signIn>["body"]);
    if (call === signInElsewhere && services.ports.signIn.identityProvider === null) throw notFound("not_found");
    return performSignIn(services, request, reply, operation, { body });
  });
};

/** Changes a password, and notifies its owner by mail in any case. */
async function passChange(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Record<string, unknown>,
): Promise<FastifyReply> {
  const { userId } = await services.session(request);
  return performSignIn(services, request, reply, "changePassword", {
    body,
    async whenDone() {
      const user = userId === null ? undefined : await findUser(services.db, userId);
      if (user)
        await writePasswordMail(services, {
          email: user.email,
          name: user.given_name,
          locale: mailLocale(user.locale),
        });
    },
  });
}

/** Signs in with a password: of one account only so many are tried, from wherever. */
async function passGuess(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  body: ParsedInput<typeof signIn>["body"],
): Promise<FastifyReply> {
  await consumeGuess(services, body.email);
  try {
    const answered = await performSignIn(services, request, reply, "signIn", { body });
    await resetGuesses(services, body.email);
    return answered;
  } catch (cause) {
    if (!(cause instanceof AppError && cause.code === "credentials_invalid")) await restoreGuess(services, body.email);
    throw cause;
  }
}
