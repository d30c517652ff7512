import { createActor, fromCallback, fromPromise } from "xstate";
import { expect, test } from "vitest";
import { money } from "../../contracts/money.ts";
import type { PaymentMethods } from "../../contracts/payment.ts";
import { cartOf, reservationOf } from "../cart/cart.fixture.ts";
import type { CartView } from "../cart/cart.types.ts";
import { stepOf, viewOf } from "./checkout.fixture.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { methodsKey } from "./checkout.rules.ts";
import type {
  CheckedPhone,
  CheckoutEvent,
  ContactForm,
  PaymentRequest,
  PaymentStep,
  WalletContact,
} from "./checkout.types.ts";

const empty: ContactForm = {
  fullName: "",
  lastName: "",
  email: "",
  confirmEmail: "",
  countryCode: "CH",
  phoneNumber: "",
  notes: "",
};
const elena: WalletContact = {
  fullName: "Elena",
  lastName: "Brunner",
  email: "elena@example.ch",
  phoneNumber: "+41791234567",
};
const methods: PaymentMethods = {
  provider: { name: "sandbox", publishableKey: null, tokensUrl: null },
  savedCards: null,
  paymentMethods: [
    { type: "twint", name: "TWINT", brands: [] },
    { type: "apple_pay", name: "Apple Pay", brands: [], isWallet: true },
    { type: "google_pay", name: "Google Pay", brands: [], isWallet: true },
  ],
};

interface World {
  form?: Partial<ContactForm>;
  view?: CartView;
  pay?: (request: PaymentRequest) => Promise<PaymentStep>;
  checkOut?: () => Promise<{ bookingId: string }>;
}

async function start(world: World = {}) {
  const requests: PaymentRequest[] = [];
  const checkedOut: ContactForm[] = [];
  let sendCart!: (event: CheckoutEvent) => void;
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        cart: fromCallback(({ sendBack }) => {
          sendCart = sendBack;
          sendBack({ type: "cart.changed", cart: world.view ?? viewOf() });
        }),
        checkPhone: fromPromise<CheckedPhone | null, { text: string; countryCode: string }>(async ({ input }) =>
          input.text === ""
            ? null
            : { text: input.text, e164: "+41791234567", isValid: input.text.includes("9"), countryCode: null },
        ),
        loadMethods: fromPromise(async () => methods),
        checkOut: fromPromise(({ input }) => {
          checkedOut.push(input.form);
          return (world.checkOut ?? (async () => ({ bookingId: "booking-1" })))();
        }),
        makePayment: fromPromise(({ input }) => {
          requests.push(input.request);
          return (world.pay ?? (async () => stepOf("Authorised")))(input.request);
        }),
      },
      guards: { isFramed: () => true },
    }),
    {
      input: {
        session: { role: "guest", known: {}, distributorId: null },
        returnUrl: null,
        returned: null,
        appearance: { theme: "auto", brandColor: undefined },
        form: { ...empty, ...world.form },
      },
    },
  );
  actor.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  const context = () => actor.getSnapshot().context;
  const value = () => actor.getSnapshot().value as { payment: string; wallet: string };
  return {
    actor,
    requests,
    checkedOut,
    context,
    value,
    settle,
    cart: (view: CartView) => sendCart({ type: "cart.changed", cart: view }),
    async agree(contact: WalletContact = {}, paidFor = methodsKey(context())) {
      actor.send({
        type: "wallet.authorised",
        method: "apple_pay",
        token: "tok_wallet",
        contact,
        paidFor,
        checkOutKey: "c-1",
        paymentKey: "p-1",
      });
      await settle();
    },
    async pay() {
      actor.send({ type: "pay.pressed", checkOutKey: "c-2", paymentKey: "p-2" });
      await settle();
    },
  };
}

test("[P4.wallet] buttons are unknown at first, then absent or offered", async () => {
  const { actor, value } = await start();
  expect(value().wallet).toBe("unknown");
  actor.send({ type: "wallet.availability", isAvailable: false });
  expect(value().wallet).toBe("absent");
  actor.send({ type: "wallet.availability", isAvailable: true });
  expect(value().wallet).toBe("offered");
});

test("[P4.wallet] fills what is empty, and pays by the same command where nothing is missing", async () => {
  const { agree, requests, checkedOut, value } = await start({ form: { lastName: "Meier" } });
  await agree(elena);
  expect(checkedOut).toMatchObject([
    { fullName: "Elena", lastName: "Meier", email: "elena@example.ch", confirmEmail: "elena@example.ch" },
  ]);
  expect(requests).toMatchObject([{ key: "p-1", method: "apple_pay", token: "tok_wallet", cardId: null }]);
  expect(value().payment).toBe("returned");
});

test("[P4.wallet] never repeats for the visitor an address that they have typed", async () => {
  const { agree, context, requests } = await start({ form: { email: "mia@example.ch" } });
  await agree(elena);
  expect(context().form).toMatchObject({ email: "mia@example.ch", confirmEmail: "" });
  expect(context().focus?.target).toBe("confirmEmail");
  expect(requests).toEqual([]);
});

test("[P4.wallet] waits as authorised while something is missing, and pays once it is there", async () => {
  const { actor, agree, pay, context, value, requests } = await start();
  await agree({ ...elena, phoneNumber: undefined });
  expect(value()).toMatchObject({ wallet: "authorised", payment: "editing" });
  expect(context()).toMatchObject({ method: "apple_pay", focus: { target: "phoneNumber" } });
  await pay();
  expect(requests).toEqual([]);
  actor.send({ type: "field.typed", field: "phoneNumber", value: "79 123 45 67" });
  await pay();
  expect(requests).toMatchObject([{ key: "p-2", method: "apple_pay", token: "tok_wallet" }]);
});

test("[P4.wallet] a press leads to what a wallet can't fill, and opens nothing", async () => {
  const informed = viewOf(cartOf([{ ...reservationOf("a"), infoConfirmation: "We wear sturdy shoes." }]));
  const { actor, context } = await start({ view: informed, form: { email: "mia@", fullName: "Mia" } });
  actor.send({ type: "wallet.pressed" });
  expect(context()).toMatchObject({ focus: { target: "email", turn: 1 }, leftFields: ["email"] });
  actor.send({ type: "field.typed", field: "email", value: "" });
  actor.send({ type: "wallet.pressed" });
  expect(context()).toMatchObject({ focus: { target: "information", turn: 2 }, informationMissing: true });
  actor.send({ type: "information.ticked", isInformed: true });
  actor.send({ type: "wallet.pressed" });
  expect(context().focus?.turn).toBe(2);
});

test("[P4.wallet] another method after the yes drops what the wallet has given", async () => {
  const { actor, agree, pay, context, value, requests } = await start({
    form: { fullName: "Mia", lastName: "Keller", email: "mia@example.ch", confirmEmail: "mia@example.ch" },
  });
  await agree();
  expect(value().wallet).toBe("authorised");
  actor.send({ type: "method.chosen", method: "twint" });
  expect(value().wallet).toBe("offered");
  expect(context().wallet).toBeNull();
  actor.send({ type: "field.typed", field: "phoneNumber", value: "79 123 45 67" });
  await pay();
  expect(requests).toMatchObject([{ method: "twint", token: null }]);
});

test("[P4.wallet] what is due changes after the yes: the wallet is asked again, nothing is paid", async () => {
  const cart = cartOf([reservationOf("a")]);
  const { cart: change, agree, context, value, requests } = await start({ view: viewOf(cart) });
  await agree({ ...elena, phoneNumber: undefined });
  change(viewOf({ ...cart, due: money(cart.due.amount + 100) }));
  expect(value().wallet).toBe("offered");
  expect(context()).toMatchObject({ wallet: null, method: null });
  expect(requests).toEqual([]);
});

test("[P4.wallet] a yes to another amount than what is due now pays nothing", async () => {
  const { agree, context, value, requests } = await start();
  await agree(elena, "another cart|4900");
  expect(value()).toMatchObject({ wallet: "offered", payment: "editing" });
  expect(context()).toMatchObject({ method: null, methodMissing: true, focus: { target: "methods" } });
  expect(requests).toEqual([]);
});

test("[P4.wallet] a declined token is not used twice", async () => {
  const { agree, pay, context, value, requests } = await start({ pay: async () => stepOf("Refused") });
  await agree(elena);
  expect(context().problem).toMatchObject({ kind: "refused", method: "apple_pay" });
  expect(value().wallet).toBe("offered");
  await pay();
  expect(requests).toHaveLength(1);
  expect(context()).toMatchObject({ methodMissing: true, method: null });
});

test("[P4.wallet] a check-out that fails before the payment keeps the yes", async () => {
  let tries = 0;
  const { agree, pay, value, requests } = await start({
    checkOut: () =>
      ++tries === 1 ? Promise.reject({ status: 500, code: "internal" }) : Promise.resolve({ bookingId: "b" }),
  });
  await agree(elena);
  expect(value()).toMatchObject({ wallet: "authorised", payment: "editing" });
  await pay();
  expect(requests).toMatchObject([{ key: "p-2", token: "tok_wallet" }]);
});

test("[P4.wallet] a yes that comes while another payment is under way is ignored", async () => {
  const { actor, agree, context, requests } = await start({
    form: { ...elena, confirmEmail: "elena@example.ch" } as ContactForm,
    pay: () => new Promise(() => {}),
  });
  actor.send({ type: "method.chosen", method: "twint" });
  actor.send({ type: "pay.pressed", checkOutKey: "c-0", paymentKey: "p-0" });
  await agree(elena);
  expect(context()).toMatchObject({ method: "twint", wallet: null });
  expect(requests).toMatchObject([{ method: "twint" }]);
});
