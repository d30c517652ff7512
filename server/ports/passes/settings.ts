import * as v from "valibot";

/**
 * What signs passes. Certificates and keys are PEM text, or the file that it is in. They are parsed as the port opens,
 * and not by the schema, whose refusals repeat what was given.
 */
export const passSettings = {
  /** Of a pass type: its subject names the pass type and the team. */
  APPLE_PASS_CERTIFICATE: v.optional(v.string()),
  APPLE_PASS_KEY: v.optional(v.string()),
  /** Of a key that is encrypted. */
  APPLE_PASS_KEY_PASSWORD: v.optional(v.string()),
  /** Apple's certificate that issued the one above ("Worldwide Developer Relations"). */
  APPLE_PASS_WWDR: v.optional(v.string()),
  GOOGLE_WALLET_ISSUER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,30}$/, "the number of an issuer account is wanted")),
  ),
  /** Of the service account. */
  GOOGLE_WALLET_EMAIL: v.optional(v.pipe(v.string(), v.email("the e-mail address of a service account is wanted"))),
  GOOGLE_WALLET_KEY: v.optional(v.string()),
};

export type PassSettings = v.InferOutput<v.ObjectSchema<typeof passSettings, undefined>>;
