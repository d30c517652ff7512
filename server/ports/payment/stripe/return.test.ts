import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readJsonBodies } from "../../../routes/body.ts";
import { answerErrors } from "../../../routes/errors.ts";
import { openStripeServer, type StripeServer } from "./stand-in/server.fixture.ts";

const page = "https://hotel.test/rooms?bookingId=b1";
let stripe: StripeServer;
let app: FastifyInstance;
beforeAll(async () => {
  stripe = await openStripeServer();
  app = fastify();
  answerErrors(app, { shopName: "Gipfel", style: null });
  await app.register(async (part) =>
    stripe.stripe.routes!(part, {
      readJsonBodies,
      refreshPayment: async () => {},
      returnUrlOf: async (reference) => (reference === "pi_known" ? page : null),
      failureUrlOf: async () => null,
      isOwnMachine: true,
    }),
  );
});
afterAll(async () => void (await app.close(), await stripe.close()));

test("[P8.return] from Stripe's page back to the buyer's, with the payment's id and without Stripe's secret", async () => {
  const answer = await app.inject(
    "/api/payment/returns/stripe?payment_intent=pi_known&payment_intent_client_secret=pi_known_secret_x&redirect_status=failed",
  );
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`${page}&redirectResult=pi_known`);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.headers["referrer-policy"]).toBe("no-referrer");
});

test.each([
  "",
  "?payment_intent=pi_unknown",
  "?payment_intent=https://evil.test",
  "?payment_intent=pi_known&payment_intent=x",
])("[P8.return] leads nowhere for %s", async (query) => {
  const answer = await app.inject(`/api/payment/returns/stripe${query}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers.location).toBeUndefined();
});
