import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import {
  makePayment,
  makePaymentDetails,
  paymentMethods,
  validateApplePayMerchant,
} from "../../../sdk/contracts/calls/payment.ts";
import { readCart } from "../../commands/cart/read-cart.ts";
import { pay } from "../../commands/payment/pay.ts";
import { continuePayment } from "../../commands/payment/continue-payment.ts";
import { listOwnCards } from "../../commands/saved-card/saved-card.ts";
import { startWalletSession } from "../../commands/wallet/start-wallet-session.ts";
import { isSignedIn } from "../../domain/session.ts";
import { AppError } from "../../errors.ts";
import { methodsFor, type Authentication, type ProviderMethod } from "../../ports/payment/payment.ts";
import { limitPerCart } from "../cart-limit.ts";
import { handle, type Routes } from "../handle.ts";

/** Merchant sessions that one address may start in a minute: each press of the wallet's button starts one. */
const walletSessionsAMinute = 30;

/** Paying through the provider. */
export const paymentRoutes: Routes = (app, services) => {
  const limit = limitPerCart(services, "payment");
  handle(app, services, paymentMethods, async ({ query, session }) => {
    const { payment } = services.ports;
    const cart = await readCart(services, services.db, query.cartId, session);
    return {
      provider: {
        name: payment.name,
        publishableKey: payment.browser.publishableKey,
        tokensUrl: payment.browser.tokensUrl,
      },
      paymentMethods: methodsFor(payment, cart.due.amount).map(([type, { name, brands, isWallet }]) => ({
        type,
        name,
        brands: [...brands],
        isWallet,
      })),
      savedCards: isSignedIn(session) ? await listOwnCards(services, session.userId) : null,
    };
  });

  handle(app, services, makePayment, async ({ body, session, idempotency, origin, request }) => {
    await limit(body.bookingId);
    const { type, token, cardId } = body.paymentMethod;
    if (
      type === "invoice" ||
      type === "invoice_by_provider" ||
      type === "free" ||
      type === "voucher" ||
      type === "shared"
    )
      throw new AppError("payment_method_unavailable", "This is paid by a payment attempt, or by its shares.");
    return pay(services, {
      bookingId: body.bookingId,
      method: type satisfies ProviderMethod,
      token: token ?? null,
      cardId,
      keepsCard: body.storePaymentMethod,
      authentication: authenticationOf(body.authenticationData),
      browser: {
        ip: request.ip,
        userAgent: request.headers["user-agent"] ?? body.browserInfo?.userAgent ?? null,
        // A page's script can't choose the header.
        origin: origin ?? body.origin ?? null,
      },
      returnUrl: body.returnUrl,
      affiliate: body.affiliate ?? null,
      key: idempotency?.key ?? null,
      session,
    });
  });

  handle(
    app,
    services,
    validateApplePayMerchant,
    async ({ body, origin }) =>
      startWalletSession(services, { validationUrl: body.validationUrl, page: origin ?? services.env.PUBLIC_ORIGIN }),
    { rateLimit: { max: walletSessionsAMinute, timeWindow: "1 minute" } },
  );

  handle(app, services, makePaymentDetails, async ({ body, session }) => {
    const { resultCode, action, refusalReason, paymentMethod } = await continuePayment(
      services,
      body.bookingId,
      body.details ?? {},
      session,
    );
    return { resultCode, action, order: null, donationToken: null, refusalReason, paymentMethod };
  });
};

type AuthenticationData = NonNullable<ParsedInput<typeof makePayment>["body"]["authenticationData"]>;

/** How the buyer's bank is asked; to ask for no challenge is the provider's matter, which knows the exemptions. */
function authenticationOf(data: AuthenticationData | undefined): Authentication | null {
  if (data?.threeDSRequestData?.challengeIndicator?.startsWith("requestChallenge")) return "challenge";
  return data?.attemptAuthentication === "always" ? "any" : null;
}
