import { getCsrfToken } from "../../../sdk/contracts/calls/session.ts";
import { handle, type Routes } from "../handle.ts";
import { makeCsrfToken } from "./token.ts";

export const csrfRoutes: Routes = (app, services) => {
  handle(app, services, getCsrfToken, async ({ session }) => ({ csrfToken: makeCsrfToken(services, session) }));
};
