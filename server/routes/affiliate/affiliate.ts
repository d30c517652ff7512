import { referral, sendAffiliateEvents } from "../../../sdk/contracts/calls/session.ts";
import { countAffiliateEvents } from "../../commands/affiliate/count-events.ts";
import { findApprovedAffiliate } from "../../db/queries/affiliate.ts";
import { senderOf } from "../form-limit.ts";
import { handle, type Routes } from "../handle.ts";

export const affiliateRoutes: Routes = (app, services) => {
  // The page stores the code and sends it at check-out, where it is frozen; here nothing is stored of the visitor.
  handle(app, services, referral, async ({ body }) => ({
    accepted: (await findApprovedAffiliate(services.db, body.referral_code)) !== undefined,
  }));

  handle(app, services, sendAffiliateEvents, async ({ body, request }) => ({
    accepted: await countAffiliateEvents(services, body, senderOf(request.ip)),
  }));
};
