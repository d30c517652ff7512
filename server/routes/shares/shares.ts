import {
  beginShares as beginCall,
  getShare,
  getShares,
  payShare as payCall,
  payShareDetails,
  stopShares as stopCall,
} from "../../../sdk/contracts/calls/share.ts";
import { beginShares } from "../../commands/share/begin-shares.ts";
import { continueShare } from "../../commands/share/continue-share.ts";
import { payShare } from "../../commands/share/pay-share.ts";
import { stopShares } from "../../commands/share/stop-shares.ts";
import { readPayerShare, readSharedPayment } from "../../commands/share/read-shares.ts";
import { shareOfToken } from "../../security/share-link.ts";
import { limitPerCart } from "../cart-limit.ts";
import { handle, type Routes } from "../handle.ts";

/** A payment that several people share: for its organiser by the booking's id, for each payer by a signed link. */
export const shareRoutes: Routes = (app, services) => {
  const limit = limitPerCart(services, "payment");

  handle(app, services, beginCall, async ({ params, body, session, idempotency }) => {
    await limit(params.bookingId);
    await beginShares(services, {
      bookingId: params.bookingId,
      shares: body.shares,
      returnUrl: body.returnUrl,
      failureUrl: body.failureUrl,
      affiliate: body.affiliate ?? null,
      key: idempotency?.key ?? null,
      session,
    });
    return readSharedPayment(services, params.bookingId, session);
  });

  handle(app, services, getShares, ({ params, session }) => readSharedPayment(services, params.bookingId, session));

  handle(app, services, stopCall, async ({ params, session }) => {
    await stopShares(services, params.bookingId, session);
    return readSharedPayment(services, params.bookingId, session);
  });

  handle(app, services, getShare, async ({ query }) =>
    readPayerShare(services, await shareOfToken(services, query.token)),
  );

  handle(app, services, payCall, async ({ body, idempotency }) => {
    const share = await shareOfToken(services, body.token);
    await limit(share.id);
    return payShare(services, share.id, {
      method: body.paymentMethod.type,
      token: body.paymentMethod.token ?? null,
      email: body.email,
      key: idempotency?.key ?? null,
    });
  });

  handle(app, services, payShareDetails, async ({ body }) => {
    const share = await shareOfToken(services, body.token);
    return continueShare(services, share.id, body.details ?? {});
  });
};
