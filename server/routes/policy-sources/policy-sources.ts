import { getPolicySources } from "../../../sdk/contracts/calls/policy-sources.ts";
import { sourcesForPartners } from "../../ports/open.ts";
import { handle, type Routes } from "../handle.ts";

export const policySourcesRoutes: Routes = (app, services) => {
  const sources = sourcesForPartners(services.env);
  handle(app, services, getPolicySources, async () => sources, { maxAge: 0 });
};
