import { referral } from "../../../sdk/contracts/session.ts";
import { storeReferral } from "../../commands/cart/referral.ts";
import { handle, type Routes } from "../handle.ts";

export const affiliateRoutes: Routes = (app, services) => {
  handle(app, services, referral, async ({ body, origin }) => storeReferral(services, body.referral_code, origin));
};
