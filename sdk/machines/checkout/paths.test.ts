import { getShortestPaths } from "xstate/graph";
import { describe, expect, test } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import type { PaymentMethods } from "../../contracts/payment.ts";
import { form, phone, stepOf, viewOf } from "./checkout.fixture.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import type { CheckedPhone, CheckoutEvent, CheckoutInput, PaymentStep } from "./checkout.types.ts";

const input: CheckoutInput = {
  session: { role: "guest", known: {}, distributorId: null },
  returnUrl: null,
  returned: null,
  appearance: { theme: "auto", brandColor: undefined },
  form,
};
const methods: PaymentMethods = {
  provider: { name: "sandbox", publishableKey: null, tokensUrl: null },
  savedCards: null,
  paymentMethods: [{ type: "twint", name: "TWINT", brands: [] }],
};
const held: CheckoutEvent = { type: "cart.changed", cart: viewOf() };

/** Everything that a payment may be answered with. */
const answers: Record<string, () => Promise<PaymentStep>> = {
  paid: async () => stepOf("Authorised"),
  refused: async () => stepOf("Refused"),
  cancelled: async () => stepOf("Cancelled"),
  late: async () => stepOf("Pending", { type: "await" }),
  "a challenge": async () => stepOf("ChallengeShopper", { type: "threeDS2", url: "https://bank.test/", token: "c-1" }),
  "a redirect": async () =>
    stepOf("RedirectShopper", { type: "redirect", url: "https://pay.test/", method: "GET", data: {} }),
  lost: () => Promise.reject({ status: 0, code: "offline" }),
  "a lapsed hold": () => Promise.reject({ status: 409, code: "hold_expired" }),
  "a payment under way": () => Promise.reject({ status: 409, code: "payment_open" }),
  "paid already": () => Promise.reject({ status: 422, code: "booking_paid" }),
  "a fault": () => Promise.reject({ status: 500, code: "unexpected" }),
};
/** What a buyer may do at any moment; each press of pay comes with keys of its own. */
const presses: readonly ((turn: number) => CheckoutEvent)[] = [
  (turn) => ({ type: "pay.pressed", checkOutKey: `check-out ${turn}`, paymentKey: `pay ${turn}` }),
  () => ({ type: "problem.closed" }),
  () => ({ type: "challenge.done", token: "c-1" }),
  () => ({ type: "payment.given.up" }),
];
/** Orders of presses, as the indexes of what is pressed. */
const orders = presses.flatMap((_, one) => presses.map((_, two) => [one, two]));
/** More turns than the longest payment takes; a busy state that never ends runs out of them. */
const turnsAtMost = 500;
/** States in which something is under way that ends by itself. */
const underWay = [
  "checkingPhone",
  "tokenising",
  "checkingOut",
  "stopping",
  "attempting",
  "paying",
  "unanswered",
  "detailing",
  "confirming",
  "givingUp",
  "resuming",
];

function start(first: () => Promise<PaymentStep>, later: () => Promise<PaymentStep>) {
  const keys: string[] = [];
  const machine = checkoutMachine.provide({
    actors: {
      cart: fromCallback(({ sendBack }) => sendBack(held)),
      checkPhone: fromPromise<CheckedPhone | null, { text: string; countryCode: string }>(async () => phone),
      loadMethods: fromPromise<PaymentMethods, { cartId: string; countryCode: string }>(async () => methods),
      checkOut: fromPromise(async () => ({ bookingId: "booking-1" })),
      makePayment: fromPromise(({ input: { request } }) => {
        keys.push(request.key);
        return keys.length === 1 ? first() : later();
      }),
      sendDetails: fromPromise(async ({ input: { details } }) =>
        stepOf("abandoned" in details ? "Cancelled" : "Authorised"),
      ),
      wait: fromCallback<CheckoutEvent, { tries: number }>(({ sendBack }) => sendBack({ type: "wait.over" })),
    },
  });
  const actor = createActor(machine, { input });
  actor.start();
  const state = () => (actor.getSnapshot().value as { payment: string }).payment;
  /** Every answer is there at once, so what is under way ends within a few turns of the event loop's own queue. */
  const settle = async (until = () => !underWay.includes(state())) => {
    for (let turn = 0; turn < turnsAtMost && !until(); turn++) await Promise.resolve();
    expect(until()).toBe(true);
  };
  return { actor, keys, state, settle };
}

describe.each(Object.entries(answers))("a first payment answered with %s", (_, first) => {
  test.each(Object.entries(answers))(
    "then %s: uses one key a press, keeps an unanswered key, and ends busy",
    async (_, later) => {
      for (const order of orders) {
        const { actor, keys, state, settle } = start(first, later);
        await settle(() => actor.getSnapshot().context.methods !== null);
        actor.send({ type: "method.chosen", method: "twint" });
        let turn = 0;
        for (const press of [0, ...order]) {
          const wasSilent = state() === "silent";
          const before = keys.length;
          actor.send(presses[press]!(++turn));
          actor.send(presses[0]!(++turn));
          await settle();
          const fresh = new Set(keys.slice(before));
          expect(fresh.size).toBeLessThanOrEqual(1);
          if (wasSilent) for (const key of fresh) expect(keys.slice(0, before)).toContain(key);
        }
        expect(["editing", "silent", "challenging", "elsewhere", "finished"]).toContain(state());
        actor.stop();
      }
    },
  );
});

test("has a way on from every resting state of paying", () => {
  const paths = getShortestPaths(
    checkoutMachine.provide({
      actors: {
        checkPhone: fromPromise<CheckedPhone | null, { text: string; countryCode: string }>(
          () => new Promise(() => {}),
        ),
        loadMethods: fromPromise<PaymentMethods, { cartId: string; countryCode: string }>(() => new Promise(() => {})),
      },
    }),
    { input, events: [held, presses[0]!(1), presses[1]!(1), presses[3]!(1)], limit: 500 },
  );
  const reached = new Set(paths.map(({ state }) => (state.value as { payment: string }).payment));
  expect(reached).toContain("editing");
  expect(reached).toContain("checkingPhone");
  for (const quiet of ["editing", "silent", "challenging", "elsewhere"] as const) {
    expect(Object.keys(checkoutMachine.config.states!.payment!.states![quiet]!.on ?? {}).length).toBeGreaterThan(0);
  }
});
