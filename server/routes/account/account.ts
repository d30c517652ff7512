import { getMe, patchMe } from "../../../sdk/contracts/account.ts";
import { changeMe, findMe } from "../../accounts/me.ts";
import { isSignedIn, signedIn } from "../../session.ts";
import { handle, type Routes } from "../handle.ts";

/** What belongs to whoever is signed in. */
export const accountRoutes: Routes = (app, services) => {
  handle(app, services, getMe, async ({ session }) => ({ user: isSignedIn(session) ? await findMe(services.db, session.userId) : null }));
  handle(app, services, patchMe, async ({ body, session }) => ({ user: await changeMe(services, signedIn(session).userId, body) }));
};
