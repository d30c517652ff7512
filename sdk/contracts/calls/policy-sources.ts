import { call } from "../call.ts";
import { PartnerSources } from "../partner-sources.ts";

/**
 * `GET /policy-sources/`: what a partner's policy has to allow beside the shop's own origin. All empty with the
 * embedded providers.
 */
export const getPolicySources = call({ method: "GET", path: "/policy-sources/", answer: PartnerSources });
