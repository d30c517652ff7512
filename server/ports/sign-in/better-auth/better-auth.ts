import { randomUUID } from "node:crypto";
import { betterAuth } from "better-auth";
import { genericOAuth, magicLink } from "better-auth/plugins";
import { pagePath } from "../../../../sdk/contracts/pages/paths.ts";
import { defaultLocale } from "../../../../sdk/contracts/locale.ts";
import { withoutUnwanted } from "../../../../sdk/contracts/plain-text.ts";
import { guessLimit } from "../../../security/guess-limit.ts";
import { mailLocale, type AccessMailKind } from "../../../domain/access-mail.ts";
import { secretFor } from "../../../security/secret.ts";
import { day, hour, minute, second } from "../../../clock.ts";
import type { Db } from "../../../db/connection.ts";
import { findUserByEmail } from "../../../db/queries/account-user.ts";
import type { SettingsOf } from "../../provider.ts";
import type { signInSettings } from "./settings.ts";
import type { Log } from "../../../log.ts";
import { bindToAccount, readAddressLink } from "./address-link.ts";
import type { AccessMailer } from "../sign-in.ts";
import { tables } from "./tables.ts";

export interface SignInSource {
  readonly db: Db;
  readonly env: SettingsOf<typeof signInSettings>;
  readonly log: Log;
  readonly mails: AccessMailer;
  /** How passwords are stored; the library's own way (scrypt) without it. Tests take a quick one. */
  readonly passwords?: PasswordHash;
}

export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** A session lives that long after it was last used; its use is written down once a day. */
const sessionLife = 30 * day;
const sessionTouch = day;
const magicLinkLife = 10 * minute;
const otherLinksLife = hour;
/** The header that carries the visitor's address to the library: set by us, whatever came in. */
export const clientHeader = "x-gipfel-client";
/** Where the library's calls are: its mails lead to addresses below it too. */
export const basePath = "/api/auth";
/** The first part of the cookies' names. */
export const cookiePrefix = "gipfel";

const inSeconds = (ms: number) => ms / second;

/** The library, set up for the shop's database and mails. */
export function createAuth({ db, env, log, mails, passwords }: SignInSource) {
  const write = (
    kind: AccessMailKind,
    user: Record<string, unknown>,
    url: string,
    to: { email?: string; oldEmail?: string; newEmail?: string } = {},
  ) =>
    mails.send(kind, {
      to: to.email ?? String(user["email"]),
      name: String(user["givenName"] ?? ""),
      locale: mailLocale(user["locale"]),
      url,
      oldEmail: to.oldEmail,
      newEmail: to.newEmail,
    });

  const secret = secretFor(env, "sessions");
  const bound = (url: string, token: string, { id }: { id: string }) =>
    bindToAccount(url, token, id, { secret, seconds: inSeconds(otherLinksLife) });

  return betterAuth({
    appName: env.SHOP_NAME,
    baseURL: env.PUBLIC_ORIGIN,
    basePath,
    secret,
    telemetry: { enabled: false },
    // Addresses and tokens stay out of the log: of what goes wrong, only what is ours to mend.
    logger: {
      level: "error",
      log: (_level, message, ...more) => {
        const err = more.find((each) => each instanceof Error);
        // A link back from the identity provider that is too old, used up or made up.
        const isTheirs = err !== undefined && "code" in err && /^state_(?!generation)/.test(String(err.code));
        log[isTheirs ? "info" : "error"]({ err }, `signing in: ${message}`);
      },
    },
    // The page after a sign-in link that failed, and after one without a page to return to.
    onAPIError: { errorURL: env.PUBLIC_ORIGIN + pagePath("account", defaultLocale) },
    // Texts for instants and 0/1 for flags, on both databases, as everywhere in our tables.
    database: { db, type: "sqlite", transaction: false },
    ...tables,
    session: {
      ...tables.session,
      expiresIn: inSeconds(sessionLife),
      updateAge: inSeconds(sessionTouch),
      // A sign-out, a new password or a lost role takes effect immediately: the database is read each time, by the
      // token's index.
      cookieCache: { enabled: false },
    },
    account: { ...tables.account, encryptOAuthTokens: true },
    user: {
      ...tables.user,
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: async ({ user, newEmail, url, token }) =>
          write("access_change", user, await bound(url, token, user), { oldEmail: user.email, newEmail }),
      },
    },
    emailAndPassword: {
      enabled: true,
      ...(passwords && { password: passwords }),
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: inSeconds(otherLinksLife),
      onPasswordReset: async ({ user }) =>
        mails.sendPasswordChanged({
          email: user.email,
          name: String((user as Record<string, unknown>)["givenName"] ?? ""),
          locale: mailLocale((user as Record<string, unknown>)["locale"]),
        }),
      sendResetPassword: async ({ user, url, token }) => write("access_reset", user, resetPage(env, url, token)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: inSeconds(otherLinksLife),
      sendVerificationEmail: async ({ user, url, token }) => {
        const change = readAddressLink(token, secret)?.change;
        const link = await bound(url, token, user);
        if (change)
          await write("access_change_new", user as Record<string, unknown> & typeof user, link, {
            oldEmail: change.from,
            newEmail: change.to,
          });
        else await write("access_confirm", user as Record<string, unknown> & typeof user, link);
      },
    },
    rateLimit: {
      ...tables.rateLimit,
      enabled: true,
      storage: "database",
      window: 60,
      max: env.RATE_LIMIT,
      customRules: {
        ...Object.fromEntries(limitedPaths.map((path) => [path, { window: 60, max: env.SIGN_IN_LIMIT }])),
        // No call of the library: it forgets counts that are older than its longest window, and guesses are counted
        // beside its own.
        "/guesses": { window: inSeconds(guessLimit.within), max: guessLimit.most },
      },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: env.PUBLIC_ORIGIN.startsWith("https://"),
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [clientHeader] },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    plugins: [
      magicLink({
        expiresIn: inSeconds(magicLinkLife),
        storeToken: "hashed",
        rateLimit: { window: 60, max: env.SIGN_IN_LIMIT },
        sendMagicLink: async ({ email, url, metadata }) => {
          const user = await findUserByEmail(db, email);
          await write(
            "access_link",
            { givenName: user?.given_name, locale: user?.locale ?? metadata?.["locale"] },
            url,
            { email },
          );
        },
      }),
      ...elsewhere(env),
    ],
  });
}

/** The page where a new password is chosen, with its token: it never stands in a path, which logs keep. */
function resetPage({ PUBLIC_ORIGIN }: SignInSource["env"], url: string, token: string): string {
  const page = new URL(new URL(url).searchParams.get("callbackURL") ?? "/", PUBLIC_ORIGIN);
  page.searchParams.set("token", token);
  return page.href;
}

/** Calls that could be used to guess secrets or to send mails. */
const limitedPaths = [
  "/sign-in/email",
  "/sign-in/magic-link",
  "/sign-in/social",
  "/magic-link/verify",
  "/sign-up/email",
  "/change-password",
  "/change-email",
  "/request-password-reset",
  "/reset-password",
  "/send-verification-email",
];

/** The name of the team's own identity provider in accounts and addresses. */
export const identityProvider = "oidc";

/** The team's own identity provider, where the settings name one. */
function elsewhere(env: SignInSource["env"]) {
  if (!env.OIDC_DISCOVERY_URL) return [];
  return [
    genericOAuth({
      config: [
        {
          providerId: identityProvider,
          discoveryUrl: env.OIDC_DISCOVERY_URL,
          clientId: env.OIDC_CLIENT_ID ?? "",
          clientSecret: env.OIDC_CLIENT_SECRET,
          scopes: ["openid", "email", "profile"],
          pkce: true,
          mapProfileToUser: (profile) => ({
            givenName: withoutUnwanted(String(profile["given_name"] ?? "")),
            familyName: withoutUnwanted(String(profile["family_name"] ?? "")),
          }),
        },
      ],
    }),
  ];
}
