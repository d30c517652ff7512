import { cancelBooking, cancelItems as cancelItemsCall } from "../../../sdk/contracts/calls/cancel.ts";
import { releaseOffer, syncOffer } from "../../../sdk/contracts/calls/offer.ts";
import { quoteRebook as quoteRebookCall, rebook as rebookCall } from "../../../sdk/contracts/calls/rebook.ts";
import { bookingToManage, checkMayManageItem } from "../../security/manage-link.ts";
import { cancelItems } from "../../commands/booking/cancel-items.ts";
import { cancel } from "../../commands/booking/cancel.ts";
import { quoteRebook } from "../../commands/booking/quote-rebook.ts";
import { rebook } from "../../commands/booking/rebook.ts";
import { releaseOfferHolds } from "../../commands/reservation/release.ts";
import { syncOffer as sync } from "../../commands/reservation/sync.ts";
import { presentQuote } from "../../presenters/rebook-quote.ts";
import { handle, type Routes } from "../handle.ts";

export const supplyRoutes: Routes = (app, services) => {
  handle(app, services, syncOffer, async ({ body }) => sync(services, body.offerId));
  handle(app, services, releaseOffer, async ({ body, session }) =>
    releaseOfferHolds(services, body.offerId, body.cartId ?? null, session),
  );
  handle(app, services, rebookCall, async ({ body: { token, ...body }, session, idempotency }) => {
    await checkMayManageItem(services, body.bookingId, { session, token });
    return rebook(services, body, session, idempotency);
  });
  handle(app, services, quoteRebookCall, async ({ body: { token, ...body }, session }) => {
    await checkMayManageItem(services, body.bookingId, { session, token });
    return presentQuote(await quoteRebook(services, body, session));
  });
  handle(app, services, cancelBooking, async ({ body: { token, ...body }, session, idempotency }) => {
    await checkMayManageItem(services, body.bookingId, { session, token });
    return cancel(services, body, session, idempotency);
  });
  handle(
    app,
    services,
    cancelItemsCall,
    async ({ params: { bookingId }, body: { token, ...body }, session, idempotency }) => {
      await bookingToManage(services, bookingId, { session, token });
      return cancelItems(services, bookingId, body, session, idempotency);
    },
  );
};
