import { referral } from "../../../sdk/contracts/calls/session.ts";
import { storeReferral } from "../../commands/cart/referral.ts";
import { handle, type Routes } from "../handle.ts";

export const affiliateRoutes: Routes = (app, services) => {
  handle(app, services, referral, async ({ body, origin }) => storeReferral(services, body.referral_code, origin));
};
