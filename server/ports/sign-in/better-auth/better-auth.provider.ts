import { secureOrigins } from "../../secure-origin.ts";
import { signInProvider } from "../provider.ts";
import { signInSettings } from "./settings.ts";

/** E-mail and password or a link by mail here; with `OIDC_DISCOVERY_URL` the team's own identity provider too. */
export const betterAuthProvider = signInProvider({
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
});
