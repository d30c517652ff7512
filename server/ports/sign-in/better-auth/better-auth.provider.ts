import type { Db } from "../../../db/connection.ts";
import type { Log } from "../../../log.ts";
import type { Provider } from "../../provider.ts";
import { secureOrigins } from "../../secure-origin.ts";
import { signInSettings } from "./settings.ts";
import type { AccessMailer, SignInPort } from "../sign-in.ts";

/** What signing in gets to work with. */
export interface SignInDeps {
  readonly db: Db;
  readonly log: Log;
  readonly mails: AccessMailer;
}

/** E-mail and password or a link by mail here; with `OIDC_DISCOVERY_URL` the team's own identity provider too. */
export const betterAuthProvider: Provider<typeof signInSettings, SignInPort, SignInDeps> = {
  name: "better-auth",
  settings: signInSettings,
  chosenBy: () => null,
  isDefault: () => true,
  problem({ OIDC_DISCOVERY_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }) {
    if (!OIDC_DISCOVERY_URL || (OIDC_CLIENT_ID && OIDC_CLIENT_SECRET)) return null;
    const missing = OIDC_CLIENT_ID ? "OIDC_CLIENT_SECRET" : "OIDC_CLIENT_ID";
    return `${missing} is missing: with OIDC_DISCOVERY_URL set, the shop has to be known to the provider.`;
  },
  policy: ({ OIDC_DISCOVERY_URL }) => ({ form: secureOrigins(OIDC_DISCOVERY_URL) }),
  async create(env, deps) {
    const { openSignIn } = await import("./open.ts");
    return openSignIn({ ...deps, env });
  },
};
