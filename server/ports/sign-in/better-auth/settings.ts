import * as v from "valibot";

/**
 * Settings of signing in. With `OIDC_DISCOVERY_URL` people can also come in through the team's own identity provider.
 */
export const signInSettings = {
  /** `https://id.example/.well-known/openid-configuration`. */
  OIDC_DISCOVERY_URL: v.optional(v.pipe(v.string(), v.url("the address of an OpenID configuration is wanted"))),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  /** Attempts to sign in a minute from one address. */
  SIGN_IN_LIMIT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, "a number is wanted"),
      v.transform(Number),
      v.minValue(1, "at least 1 is wanted"),
    ),
    "10",
  ),
};
