import { affiliateRoutes } from "./affiliate/affiliate.ts";
import { bookingRoutes } from "./bookings/bookings.ts";
import { csrfRoutes } from "./csrf/csrf.ts";
import { devMailRoutes } from "./dev-mail/dev-mail.ts";
import type { Routes } from "./handle.ts";
import { healthRoutes } from "./health/health.ts";
import { paymentAttemptRoutes } from "./payment-attempts/payment-attempts.ts";
import { paymentRoutes } from "./payment/payment.ts";
import { stripeWebhook } from "./payment/stripe-webhook.ts";
import { sandboxRoutes } from "./sandbox/sandbox.ts";
import { sdkFiles } from "./static/sdk.ts";
import { ticketRoutes } from "./tickets/tickets.ts";

/** The calls of the API, below `/api`. */
export const apiRoutes: readonly Routes[] = [csrfRoutes, affiliateRoutes, paymentRoutes, paymentAttemptRoutes, bookingRoutes, ticketRoutes];

/** What stands beside the API on the shop's origin. */
export const rootRoutes: readonly Routes[] = [healthRoutes, sdkFiles, sandboxRoutes, stripeWebhook, devMailRoutes];
