/** Paths below `/api` of the links in mails, which lead to pages whose button does it; every provider writes these. */
export const mailLinkPaths = { signIn: "/auth/magic-link/verify", address: "/auth/verify-email" } as const;

/** The way back from an identity provider, by its name (`SignInPort`); a GET by its protocol. */
export const returnPath = "/auth/callback/:provider";
