import { cancelBooking } from "../../../sdk/contracts/cancel.ts";
import { releaseOffer, syncOffer } from "../../../sdk/contracts/offer.ts";
import { rebook as rebookCall } from "../../../sdk/contracts/rebook.ts";
import { cancel } from "../../commands/cancel.ts";
import { rebook } from "../../commands/rebook.ts";
import { releaseOfferHolds } from "../../commands/release.ts";
import { syncOffer as sync } from "../../commands/sync.ts";
import { handle, type Routes } from "../handle.ts";

export const supplyRoutes: Routes = (app, services) => {
  handle(app, services, syncOffer, async ({ body }) => sync(services, body.offerId));
  handle(app, services, releaseOffer, async ({ body, session }) => releaseOfferHolds(services, body.offerId, body.cartId ?? null, session));
  handle(app, services, rebookCall, async ({ body, session, idempotency }) => rebook(services, body, session, idempotency));
  handle(app, services, cancelBooking, async ({ body, session, idempotency }) => cancel(services, body, session, idempotency));
};
