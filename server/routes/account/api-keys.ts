import { createApiKey, listApiKeys, withdrawApiKey } from "../../../sdk/contracts/calls/catalogue-export.ts";
import { createKey, withdrawKey } from "../../commands/api-key/api-keys.ts";
import { requireSignedIn } from "../../domain/session.ts";
import { ownApiKeys } from "../../reads/api-keys.ts";
import { handle, type Routes } from "../handle.ts";

/** The keys with which an affiliate exports the catalogue. */
export const apiKeyRoutes: Routes = (app, services) => {
  handle(app, services, listApiKeys, async ({ session }) => ownApiKeys(services, requireSignedIn(session).userId));
  handle(app, services, createApiKey, async ({ body, session }) =>
    createKey(services, requireSignedIn(session).userId, body.name),
  );
  handle(app, services, withdrawApiKey, async ({ params, session }) => {
    await withdrawKey(services, requireSignedIn(session).userId, params.keyId);
    return { isWithdrawn: true as const };
  });
};
