import { createHmac } from "node:crypto";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { secretFor } from "../../../security/secret.ts";
import type { Env } from "../../../env.ts";
import { guest, type Session } from "../../../domain/session.ts";
import { readAddressLink } from "./address-link.ts";
import { clientHeader, cookiePrefix, createAuth, identityProvider, type SignInSource } from "./better-auth.ts";
import { answerOf, requestOf } from "./calls.ts";
import { hasSessionCookie, tokenIn, tokenSet, withHint } from "./cookies.ts";
import { readMailLink } from "./mail-link.ts";
import type { Recognised, SignInPort } from "../sign-in.ts";
import { deleteSession, findSessionUserId } from "../../../db/queries/account-session.ts";
import { findVerification } from "../../../db/queries/account-verification.ts";
import { findUserByEmail } from "../../../db/queries/account-user.ts";

/** Opens signing in as the settings choose. */
export function openSignIn(source: SignInSource): SignInPort {
  const { db, env, passwords = { hash: hashPassword, verify: verifyPassword } } = source;
  const auth = createAuth(source);

  return {
    ways: { password: true, magicLink: true },
    identityProvider: env.OIDC_DISCOVERY_URL === undefined ? null : identityProvider,
    sessionCookie: `${cookiePrefix}.session_token`,
    readMailLink: (kind, token, now) => readMailLink(db, { kind, token, secret: secretFor(env, "sessions") }, now),
    hashPassword: (password) => passwords.hash(password),
    isPassword: (password, hash) => passwords.verify({ hash, password }),

    async findResetAccountId(token) {
      return (await findVerification(db, `reset-password:${token}`))?.value ?? null;
    },

    async perform(operation, given) {
      const request = requestOf(operation, given, env.PUBLIC_ORIGIN);
      const { headers } = request;
      headers.set(clientHeader, given.client);
      // The route has checked that the request comes from the shop's own origin.
      headers.set("origin", env.PUBLIC_ORIGIN);
      const reasonOfLink = async () =>
        operation === "openAddressLink" ? refusalOfLink(source, new URL(request.url).searchParams) : null;
      const refused = await reasonOfLink();
      if (refused) return answerOf(refusedLink(request, env, refused));
      let response = await auth.handler(request);
      // Taken between the look and the change: the database has refused it.
      if (response.status >= 500 && (await reasonOfLink()) === "EMAIL_TAKEN")
        response = refusedLink(request, env, "EMAIL_TAKEN");
      const set = response.headers.getSetCookie();
      const token = tokenSet(set);
      await endFormer(source, tokenIn(request.headers.get("cookie")), token);
      const cookies = withHint(set, tagOf(env, await ownerOfSession(source, token)));
      return { ...(await answerOf(response)), cookies };
    },

    async recognise(cookie): Promise<Recognised> {
      if (!hasSessionCookie(cookie)) return { session: guest, cookies: [] };
      const { response, headers } = await auth.api.getSession({
        headers: new Headers({ cookie }),
        returnHeaders: true,
      });
      return {
        session: response ? sessionOf(response.user) : guest,
        cookies: withHint(headers.getSetCookie(), tagOf(env, response?.user.id)),
      };
    },

    async end(cookie) {
      if (!hasSessionCookie(cookie)) return [];
      const { headers } = await auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      return withHint(headers.getSetCookie(), "");
    },
  };
}

/** Signing in ends the browser's former session. */
async function endFormer({ db }: SignInSource, before: string | null, after: string | null): Promise<void> {
  if (before && after && before !== after) await deleteSession(db, before);
}

/**
 * Why a link in a mail is refused that the library would follow, or end in an error at: it was mailed for another
 * account, which had the address before, or it changes an address to one that somebody has got meanwhile. Null for all
 * others.
 */
async function refusalOfLink(
  { db, env }: SignInSource,
  parameters: URLSearchParams,
): Promise<"INVALID_TOKEN" | "EMAIL_TAKEN" | null> {
  const link = readAddressLink(parameters.get("token") ?? "", secretFor(env, "sessions"));
  if (!link) return null;
  const own = await findUserByEmail(db, link.email);
  // Without the address the account is gone or has another one, which the library says.
  if (!own) return null;
  if (own.id !== link.accountId) return "INVALID_TOKEN";
  return link.change && (await findUserByEmail(db, link.change.to)) ? "EMAIL_TAKEN" : null;
}

/** Leads where the link leads, and says why nothing has changed. */
function refusedLink(request: Request, { PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">, error: string): Response {
  const page = new URL(new URL(request.url).searchParams.get("callbackURL") ?? "/", PUBLIC_ORIGIN);
  page.searchParams.set("error", error);
  return new Response(null, { status: 302, headers: { location: page.href } });
}

async function ownerOfSession({ db }: SignInSource, token: string | null): Promise<string | undefined> {
  return token ? findSessionUserId(db, token) : undefined;
}

/** Distinguishes accounts in a cookie that every script of the shop's pages can read; reveals nothing else. */
function tagOf(env: Pick<Env, "CSRF_SECRET">, userId: string | undefined): string {
  return userId === undefined
    ? ""
    : createHmac("sha256", secretFor(env, "sessions")).update(`tag ${userId}`).digest("hex").slice(0, 12);
}

interface KnownUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isCustomer?: boolean | null | undefined;
  readonly isReseller?: boolean | null | undefined;
  readonly isAdmin?: boolean | null | undefined;
  readonly distributorId?: string | null | undefined;
  readonly invoiceApproved?: boolean | null | undefined;
  readonly channelId?: string | null | undefined;
}

function sessionOf(user: KnownUser): Session {
  return {
    userId: user.id,
    name: user.name,
    email: user.email,
    isCustomer: user.isCustomer === true,
    isReseller: user.isReseller === true,
    isAdmin: user.isAdmin === true,
    ...(user.distributorId
      ? {
          distributor: {
            distributorId: user.distributorId,
            invoiceApproved: user.invoiceApproved === true,
            channelId: user.channelId ?? "",
          },
        }
      : {}),
  };
}
