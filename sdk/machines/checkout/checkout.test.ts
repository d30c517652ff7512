import * as v from "valibot";
import { createActor, fromCallback, fromPromise } from "xstate";
import { describe, expect, test, vi } from "vitest";
import { Buyer } from "../../contracts/cart.ts";
import { nameMaxLength } from "../../contracts/contact.ts";
import { money } from "../../contracts/money.ts";
import type { PaymentMethods } from "../../contracts/payment.ts";
import { cartOf, reservationOf } from "../cart/cart.fixture.ts";
import { expiredItems } from "../cart/cart.rules.ts";
import type { CartView } from "../cart/cart.types.ts";
import { form, phone, stepOf, viewOf } from "./checkout.fixture.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import type { ReminderEvent } from "./checkout.setup.ts";
import { bookingToConfirm } from "./checkout.rules.ts";
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutEmitted,
  ContactForm,
  PaymentRequest,
  PaymentStep,
  CheckoutSession,
  Reminder,
} from "./checkout.types.ts";
import { contactProblems, firstForm, phoneOnWire } from "./contact.rules.ts";

const guest: CheckoutSession = { role: "guest", known: {}, distributorId: null };
const methods: PaymentMethods = {
  provider: { name: "sandbox", publishableKey: null, tokensUrl: "https://shop.test/sandbox/tokens" },
  savedCards: null,
  paymentMethods: [
    { type: "twint", name: "TWINT", brands: [] },
    { type: "card", name: "Card", brands: ["visa"] },
  ],
};

/** What a request has of kept cards where a new one is typed, and not kept. */
const typed = { cardId: null, keepsCard: false };

const paid = stepOf("Authorised");

interface World {
  form?: Partial<ContactForm>;
  returned?: CheckoutContext["returned"];
  comeBack?: () => Promise<PaymentStep>;
  session?: CheckoutSession;
  prefill?: CheckoutContext["prefill"];
  cart?: CartView;
  methods?: () => PaymentMethods;
  pay?: (request: PaymentRequest) => Promise<PaymentStep>;
  checkOut?: () => Promise<{ bookingId: string }>;
  details?: (details: Record<string, string>) => Promise<PaymentStep>;
  attempt?: () => Promise<{ redirectUrl: string | null; paymentAttemptId: string }>;
  /** Each attempt that is watched, by its id. */
  watched?: (string | null)[];
}

function start(world: World = {}) {
  const calls: string[] = [];
  const requests: PaymentRequest[] = [];
  const emitted: CheckoutEmitted[] = [];
  const stored: unknown[] = [];
  const left: string[] = [];
  const reported: string[] = [];
  const dismissNotices = vi.fn();
  const reminders: ReminderEvent[] = [];
  let cart!: (event: CheckoutEvent) => void;
  let remind!: (reminder: Reminder) => void;
  const note = <Answer>(name: string, answer: Promise<Answer>) => (calls.push(name), answer);
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        cart: fromCallback(({ sendBack }) => {
          cart = sendBack;
          sendBack({ type: "cart.changed", cart: world.cart ?? viewOf() });
        }),
        reminder: fromCallback<ReminderEvent>(({ receive, sendBack }) => {
          remind = (reminder) => sendBack({ type: "reminder.changed", reminder });
          receive((event) => void reminders.push(event));
        }),
        checkPhone: fromPromise(async ({ input }) =>
          input.text.includes("9") ? phone : { ...phone, isValid: false, e164: null },
        ),
        loadMethods: fromPromise(() => note("methods", Promise.resolve(world.methods?.() ?? methods))),
        tokenise: fromPromise(() => note("tokenise", Promise.resolve({ token: "tok_1" }))),
        checkOut: fromPromise(() =>
          note("check_out", (world.checkOut ?? (async () => ({ bookingId: "booking-1" })))()),
        ),
        makePayment: fromPromise(({ input }) => {
          requests.push(input.request);
          return note("pay", (world.pay ?? (async () => paid))(input.request));
        }),
        sendDetails: fromPromise(({ input }) =>
          note(`details ${Object.keys(input.details)}`, (world.details ?? (async () => paid))(input.details)),
        ),
        comeBack: fromPromise(() => note("come back", (world.comeBack ?? (async () => paid))())),
        makeAttempt: fromPromise(({ input }) =>
          note(
            `attempt ${input.method}`,
            (world.attempt ?? (async () => ({ redirectUrl: null, paymentAttemptId: "attempt-1" })))(),
          ),
        ),
        watchAttempt: fromCallback<CheckoutEvent, { attemptId: string | null }>(({ input }) => {
          world.watched?.push(input.attemptId);
        }),
        confirmByScript: fromPromise(() => note("script", Promise.resolve<unknown>({}))),
        wait: fromCallback<CheckoutEvent, { tries: number }>(({ sendBack }) => sendBack({ type: "wait.over" })),
      },
      actions: {
        store: (_, params) => stored.push(params),
        leaveForProvider: ({ context }) =>
          left.push(context.step?.action?.type === "redirect" ? context.step.action.url : ""),
        leaveForConfirmation: (_, { bookingId }) => left.push(`confirm ${bookingId}`),
        refreshCart: () => calls.push("refresh"),
        dismissNotices: () => dismissNotices(),
        reportBegun: () => reported.push("begun"),
        reportEnded: () => reported.push("ended"),
        forgetReturn: () => calls.push("forget"),
      },
    }),
    {
      input: {
        session: world.session ?? guest,
        prefill: world.prefill,
        returnUrl: "https://hotel.test/",
        returned: world.returned ?? null,
        appearance: { theme: "auto", brandColor: undefined },
        form: { ...form, ...world.form },
      },
    },
  );
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const press = () =>
    actor.send({ type: "pay.pressed", checkOutKey: "key-1", paymentKey: `key-${requests.length + 2}` });
  const takeOver = () =>
    actor.send({ type: "payment.taken.over", checkOutKey: "taken-over", paymentKey: "taken-over" });
  const payment = () => (actor.getSnapshot().value as { payment: string }).payment;
  const reach = (state: string) => vi.waitFor(() => expect(payment()).toBe(state), { interval: 1 });
  return {
    actor,
    calls,
    requests,
    emitted,
    stored,
    left,
    reported,
    dismissNotices,
    reminders,
    remind: (reminder: Reminder) => remind(reminder),
    press,
    takeOver,
    payment,
    reach,
    sendCart: (view: CartView) => cart({ type: "cart.changed", cart: view }),
  };
}

async function readyToPay(world: World = {}, method: "twint" | "card" = "twint") {
  const run = start(world);
  await vi.waitFor(() => expect(run.actor.getSnapshot().context.methods).not.toBeNull(), { interval: 1 });
  run.actor.send({ type: "method.chosen", method });
  return run;
}

test("what was said of removed items goes with the next action: an edit, or paying", async () => {
  const { actor, dismissNotices, press } = await readyToPay();
  expect(dismissNotices).not.toHaveBeenCalled();
  actor.send({ type: "edit.opened", reservationId: "r1" });
  expect(dismissNotices).toHaveBeenCalledTimes(1);
  press();
  expect(dismissNotices).toHaveBeenCalledTimes(2);
});

test("keeps that it is a trip that is edited, which another tab may remove", async () => {
  const trip = reservationOf("trip", undefined, { tripId: "trip-1" });
  const { actor } = start({ cart: viewOf(cartOf([reservationOf("a"), trip])) });
  const edit = (reservationId: string) => {
    actor.send({ type: "edit.opened", reservationId });
    return actor.getSnapshot().context.editing;
  };
  expect([edit("a"), edit("trip")]).toEqual([
    { reservationId: "a", isTrip: false },
    { reservationId: "trip", isTrip: true },
  ]);
});

describe("contact data", () => {
  test("[P5.01] name, last name, e-mail, its repetition and phone are required; country and notes are not", () => {
    const empty = {
      fullName: " ",
      lastName: "",
      email: "",
      confirmEmail: "",
      countryCode: "",
      phoneNumber: "",
      notes: "",
    };
    expect(contactProblems(empty, guest, null)).toEqual({
      fullName: "required",
      lastName: "required",
      email: "required",
      confirmEmail: "required",
      phoneNumber: "required",
    });
    expect(contactProblems(form, guest, phone)).toEqual({});
  });

  test("[P5.01] does not require a customer to repeat the e-mail", () => {
    expect(contactProblems({ ...form, confirmEmail: "" }, { ...guest, role: "customer" }, phone)).toEqual({});
  });

  test.each(["elena", "elena@", "elena@example", "el ena@example.ch", "@example.ch", "elena@@example.ch"])(
    "[P5.02] %s is no e-mail address",
    (email) => {
      expect(contactProblems({ ...form, email, confirmEmail: email }, guest, phone)).toEqual({
        email: "SettingsForm.email",
      });
    },
  );

  test.each(["o'brien@example.com", "x@zürich.ch", "elena+alps@mail.example.travel", "ELENA@EXAMPLE.CH"])(
    "[P5.02] %s is an e-mail address",
    (email) => {
      expect(contactProblems({ ...form, email, confirmEmail: email }, guest, phone)).toEqual({});
      expect(v.is(Buyer.entries.email, email)).toBe(true);
    },
  );

  test("rejects invisible characters in names and notes, as the server does", () => {
    expect(contactProblems({ ...form, fullName: "Eva\u202eavE", notes: "a\u2066" }, guest, phone)).toEqual({
      fullName: "characters",
      notes: "characters",
    });
    expect(contactProblems({ ...form, fullName: "\u202e" }, guest, phone)).toEqual({ fullName: "characters" });
    expect(contactProblems({ ...form, lastName: "مريم\u200f", notes: "a\r\n\tb" }, guest, phone)).toEqual({});
  });

  test("limits names to the server's length", () => {
    const longest = "E".repeat(nameMaxLength);
    expect(contactProblems({ ...form, fullName: longest }, guest, phone)).toEqual({});
    expect(v.is(Buyer.entries.givenName, longest)).toBe(true);
    expect(contactProblems({ ...form, fullName: `${longest}E` }, guest, phone)).toEqual({ fullName: "too_long" });
    expect(v.is(Buyer.entries.givenName, `${longest}E`)).toBe(false);
  });

  test("[P5.04] requires both addresses to match, ignoring case", () => {
    expect(contactProblems({ ...form, confirmEmail: "elena.b@example.ch" }, guest, phone)).toEqual({
      confirmEmail: "general.emailsDontMatch",
    });
    expect(contactProblems({ ...form, confirmEmail: "Elena@Example.ch " }, guest, phone)).toEqual({});
  });

  test("[P5.05] rejects a phone number that is invalid for its country, and sends it with a plus", () => {
    expect(contactProblems(form, guest, { ...phone, isValid: false })).toEqual({
      phoneNumber: "SettingsForm.phoneNumber",
    });
    expect(phoneOnWire("079 123 45 67", phone)).toBe("+41791234567");
    expect(phoneOnWire("41 79 123 45 67", null)).toBe("+41791234567");
  });

  test("[P4.41] fills the form from storage and address, and ignores invalid data", () => {
    const query = JSON.stringify({ email: "a@b.ch", phoneNumber: 7, admin: true });
    expect(
      firstForm({
        countryCode: "CH",
        stored: JSON.stringify({ fullName: "Elena" }),
        query,
        session: guest,
        isCountry: () => true,
      }),
    ).toMatchObject({
      fullName: "Elena",
      email: "a@b.ch",
      phoneNumber: "",
    });
    for (const [named, countryCode] of Object.entries({ DE: "DE", XX: "CH", Schweiz: "CH" })) {
      const isCountry = (code: string) => code === "DE";
      const shown = firstForm({
        countryCode: "CH",
        stored: null,
        query: JSON.stringify({ countryCode: named }),
        session: guest,
        isCountry,
      });
      expect([named, shown.countryCode]).toEqual([named, countryCode]);
    }
    const begin = (stored: string | null) =>
      firstForm({ countryCode: "CH", stored, query: null, session: guest, isCountry: () => true });
    for (const nonsense of ["{", "null", "[]", "7", '"x"', '{"__proto__":{"email":"x"}}'])
      expect(begin(nonsense)).toEqual(begin(null));
  });

  test("fills in what the page knows, over what is stored and under the address, and locks what it names", () => {
    const prefill = { givenName: "Mia", email: "mia@hotel.example", phone: "+41791234567", locked: ["email" as const] };
    const first = firstForm({
      countryCode: "CH",
      stored: JSON.stringify({ fullName: "Elena", lastName: "Brunner" }),
      query: JSON.stringify({ email: "other@example.ch", fullName: "Noa" }),
      prefill,
      session: guest,
      isCountry: () => true,
    });
    expect(first).toMatchObject({
      fullName: "Noa",
      lastName: "Brunner",
      email: "mia@hotel.example",
      confirmEmail: "mia@hotel.example",
      phoneNumber: "+41791234567",
    });
    const run = start({ form: first, prefill });
    run.actor.send({ type: "field.typed", field: "email", value: "mine@example.ch" });
    run.actor.send({ type: "field.typed", field: "fullName", value: "Lea" });
    expect(run.actor.getSnapshot().context.form).toMatchObject({ email: "mia@hotel.example", fullName: "Lea" });
  });

  test("leaves a locked value free that is wrong, also once it begins to be right, so that the buyer can go on", () => {
    const prefill = { email: "mia@", locked: true };
    const run = start({ form: { ...form, email: "mia@", confirmEmail: "mia@" }, prefill });
    for (const value of ["mia@hotel.ex", "mia@hotel.example"])
      run.actor.send({ type: "field.typed", field: "email", value });
    expect(run.actor.getSnapshot().context.form.email).toBe("mia@hotel.example");
  });

  test("what the page fills in later takes no place of what the buyer has typed, unless it is locked", () => {
    const run = start({ form: { ...form, fullName: "", lastName: "" } });
    run.actor.send({ type: "field.typed", field: "fullName", value: "Lea" });
    run.actor.send({ type: "field.typed", field: "email", value: "lea@example.ch" });
    const appearance = { theme: "auto", brandColor: undefined };
    const values = { givenName: "Mia", familyName: "Keller", email: "mia@hotel.example", phone: "+41791234567" };
    const fill = (locked: readonly "email"[]) =>
      run.actor.send({
        type: "attributes.changed",
        returnUrl: null,
        appearance,
        prefill: { ...values, locked: [...locked] },
      });
    fill([]);
    const { context } = run.actor.getSnapshot();
    expect(context.form).toMatchObject({ fullName: "Lea", lastName: "Keller", email: "lea@example.ch" });
    expect(context.phone, "the number that was checked before is not sent").toBeNull();
    fill(["email"]);
    run.actor.send({ type: "field.typed", field: "email", value: "lea@example.ch" });
    expect(run.actor.getSnapshot().context.form).toMatchObject({ fullName: "Lea", email: "mia@hotel.example" });
  });

  test("[P4.41] locks the account's data", () => {
    const run = start({ session: { role: "customer", known: { email: form.email }, distributorId: null } });
    run.actor.send({ type: "field.typed", field: "email", value: "other@example.ch" });
    run.actor.send({ type: "field.typed", field: "lastName", value: "Aeschbacher" });
    expect(run.actor.getSnapshot().context.form).toMatchObject({ email: form.email, lastName: "Aeschbacher" });
  });

  test("[P5.03] corrects both addresses with an accepted suggestion", () => {
    const run = start({ form: { email: "elena@gmial.com", confirmEmail: "elena@gmial.com" } });
    run.actor.send({ type: "email.suggested", suggestion: "elena@gmail.com" });
    run.actor.send({ type: "suggestion.taken" });
    expect(run.actor.getSnapshot().context).toMatchObject({
      suggestion: null,
      form: { email: "elena@gmail.com", confirmEmail: "elena@gmail.com" },
    });
  });
});

describe("the mail about a basket that is left", () => {
  const cartId = viewOf().cartId;
  const stored = (email: string | null) => ({ type: "reminder.stored", cartId, email });
  const tick = (run: ReturnType<typeof start>, wantsReminder: boolean) =>
    run.actor.send({ type: "reminder.ticked", wantsReminder });
  const type = (run: ReturnType<typeof start>, email: string) => {
    run.actor.send({ type: "field.typed", field: "email", value: email });
    run.actor.send({ type: "field.left", field: "email" });
  };

  test("[R4.reminder] is asked for by nobody but the visitor, and unticked it is deleted", () => {
    const run = start();
    expect(run.reminders).toEqual([{ type: "reminder.read", cartId }]);
    expect(run.actor.getSnapshot().context.wantsReminder).toBe(false);
    type(run, "mia@example.ch");
    expect(run.reminders).toHaveLength(1);
    tick(run, true);
    run.remind("waiting");
    tick(run, false);
    run.remind("none");
    expect(run.reminders.slice(1)).toEqual([stored("mia@example.ch"), stored(null)]);
    expect(run.actor.getSnapshot().context.wantsReminder).toBe(false);
  });

  test("[R4.reminder] ticked before, it is stored once there is a valid address, and anew with another one", () => {
    const run = start({ form: { email: "" } });
    tick(run, true);
    type(run, "mia@");
    expect(run.reminders).toHaveLength(1);
    type(run, "mia@example.ch");
    type(run, "lea@example.ch");
    expect(run.reminders.slice(1)).toEqual([stored("mia@example.ch"), stored("lea@example.ch")]);
    run.actor.send({ type: "email.suggested", suggestion: "lea@example.com" });
    run.actor.send({ type: "suggestion.taken" });
    expect(run.reminders.at(-1)).toEqual(stored("lea@example.com"));
  });

  test("[R4.reminder] shows what is stored, and as it was what could not be stored or deleted", () => {
    const run = start();
    run.remind("waiting");
    expect(run.actor.getSnapshot().context.wantsReminder).toBe(true);
    tick(run, false);
    run.remind("failed");
    expect(run.actor.getSnapshot().context).toMatchObject({ wantsReminder: true, reminder: "failed" });
  });

  test("[R4.reminder] stays ticked where another address could not be stored, as the former one is", () => {
    const run = start({ form: { email: "mia@example.ch", confirmEmail: "mia@example.ch" } });
    tick(run, true);
    run.remind("waiting");
    run.actor.send({ type: "field.typed", field: "email", value: "lea@example.ch" });
    run.actor.send({ type: "field.left", field: "email" });
    run.remind("failed");
    expect(run.actor.getSnapshot().context).toMatchObject({ wantsReminder: true, reminder: "failed" });
  });

  test("is not offered to resellers", () => {
    expect(start({ session: { role: "reseller", known: {}, distributorId: null } }).reminders).toEqual([]);
  });
});

describe("before paying", () => {
  test("[P4.45] loads the methods when there is something to pay, and again when the amount changes", async () => {
    const run = start({ cart: viewOf(cartOf([]), "empty") });
    expect(run.calls).toEqual([]);
    run.sendCart(viewOf());
    await vi.waitFor(() => expect(run.calls).toEqual(["methods"]), { interval: 1 });
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.methods).not.toBeNull(), { interval: 1 });
    run.sendCart(viewOf(cartOf([reservationOf("a"), reservationOf("b")])));
    await vi.waitFor(() => expect(run.calls).toEqual(["methods", "methods"]), { interval: 1 });
  });

  test("[P4.45] loads no methods for a free cart", () => {
    const run = start({ cart: viewOf(cartOf([reservationOf("a")], { total: money(0) })) });
    expect(run.calls).toEqual([]);
  });

  test("[P4.40] focuses the first invalid field after submit", async () => {
    const run = await readyToPay({ form: { lastName: "", email: "nonsense" } });
    run.press();
    await run.reach("editing");
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.focus).toEqual({ target: "lastName", turn: 1 }), {
      interval: 1,
    });
    expect(run.calls).not.toContain("check_out");
  });

  test("[P4.43][P5.07] checks contact first, then the method, then the important information", async () => {
    const run = start({
      form: { fullName: "" },
      cart: viewOf(cartOf([reservationOf("a", undefined, { infoConfirmation: "Sturdy shoes" })])),
    });
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.methods).not.toBeNull(), { interval: 1 });
    const pressedTarget = async (turn: number) => {
      run.press();
      await vi.waitFor(() => expect(run.actor.getSnapshot().context.focus?.turn).toBe(turn), { interval: 1 });
      return run.actor.getSnapshot().context.focus?.target;
    };
    expect(await pressedTarget(1)).toBe("fullName");
    run.actor.send({ type: "field.typed", field: "fullName", value: "Elena" });
    expect(await pressedTarget(2)).toBe("methods");
    run.actor.send({ type: "method.chosen", method: "twint" });
    expect(await pressedTarget(3)).toBe("information");
    run.actor.send({ type: "information.ticked", isInformed: true });
    run.press();
    await run.reach("finished");
  });

  test("marks everything that is missing on the first submit", async () => {
    const run = start({
      form: { fullName: "" },
      cart: viewOf(cartOf([reservationOf("a", undefined, { infoConfirmation: "Sturdy shoes" })])),
    });
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.methods).not.toBeNull(), { interval: 1 });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.focus?.target).toBe("fullName"), { interval: 1 });
    expect(run.actor.getSnapshot().context).toMatchObject({ methodMissing: true, informationMissing: true });
    expect(run.actor.getSnapshot().context.leftFields).toContain("phoneNumber");
  });

  test("leads to the offer to hold again when a hold has expired, and keeps every field", async () => {
    const run = await readyToPay({}, "card");
    run.sendCart({ ...viewOf(cartOf([]), "empty"), expiredHolds: expiredItems([reservationOf("a")]) });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.focus?.target).toBe("hold"), { interval: 1 });
    expect(run.actor.getSnapshot().context).toMatchObject({ form, method: "card" });
    expect(run.calls).not.toContain("check_out");
    run.sendCart(viewOf());
    run.press();
    await run.reach("finished");
  });

  test("leads to the offer to hold again when one of several holds has expired, until it is renewed or dismissed", async () => {
    const run = await readyToPay({}, "card");
    run.sendCart({ ...viewOf(), expiredHolds: expiredItems([reservationOf("b")]) });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.focus?.target).toBe("hold"), { interval: 1 });
    expect(run.calls).not.toContain("check_out");
    run.sendCart(viewOf());
    run.press();
    await run.reach("finished");
  });

  test("[P5.05] sends nothing with an invalid phone number", async () => {
    const run = await readyToPay({ form: { phoneNumber: "11" } });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.focus?.target).toBe("phoneNumber"), { interval: 1 });
  });
});

describe("paying", () => {
  test("[P4.42] stores guest data and the booking's id after check-out", async () => {
    const run = await readyToPay();
    run.press();
    await run.reach("finished");
    expect(run.stored).toMatchObject([{ bookingId: "booking-1", form: { email: form.email } }]);
    expect(run.left).toEqual(["confirm booking-1"]);
    expect(run.emitted.map((emitted) => (emitted.type === "analytics" ? emitted.detail.name : emitted.type))).toEqual([
      "begin_checkout",
      "add_shipping_info",
      "add_payment_info",
      "payment_initiate",
      "submitted",
    ]);
  });

  test("tokenises the card before booking", async () => {
    const run = await readyToPay({}, "card");
    run.press();
    await run.reach("finished");
    expect(run.calls).toEqual(["methods", "tokenise", "check_out", "pay"]);
    expect(run.requests[0]).toEqual({ key: "key-2", method: "card", token: "tok_1", ...typed });
  });

  test("lets a reseller without an approved invoice pay by card", async () => {
    const run = await readyToPay({ session: { role: "reseller", known: {}, distributorId: null } }, "card");
    run.press();
    await run.reach("finished");
    expect(run.calls).toEqual(["methods", "tokenise", "check_out", "pay"]);
  });

  test("[P4.44] pays by invoice for a reseller, and by a free attempt for a free cart", async () => {
    const reseller = start({ session: { role: "reseller", known: {}, distributorId: "d-1" } });
    reseller.press();
    await reseller.reach("finished");
    expect(reseller.calls).toEqual(["check_out", "attempt invoice"]);
    const free = start({ cart: viewOf(cartOf([reservationOf("a")], { total: money(0) })) });
    free.press();
    await free.reach("finished");
    expect(free.calls).toEqual(["check_out", "attempt free"]);
  });

  test("[P9.watch] goes on with an attempt that leads to another page, and watches that very attempt", async () => {
    const watched: (string | null)[] = [];
    const attempt = async () => ({ redirectUrl: "https://invoice.test/", paymentAttemptId: "attempt-7" });
    const run = start({ session: { role: "reseller", known: {}, distributorId: "d-1" }, attempt, watched });
    run.press();
    await run.reach("elsewhere");
    expect(run.left).toEqual(["https://invoice.test/"]);
    expect(watched).toEqual(["attempt-7"]);
    run.actor.send({ type: "payment.reopened" });
    expect(run.left).toEqual(["https://invoice.test/", "https://invoice.test/"]);
  });

  test.each([
    ["Refused", "refused"],
    ["Cancelled", "cancelled"],
    ["Error", "failed"],
  ] as const)(
    "is back with the form from an invoice that came to nothing (%s), and tries again",
    async (code, kind) => {
      const run = start({
        session: { role: "reseller", known: {}, distributorId: "d-1" },
        returned: { bookingId: "booking-1", redirectResult: "failed" },
        comeBack: async () => ({ ...paid, resultCode: code, paymentMethod: "invoice_by_provider" }),
      });
      await run.reach("editing");
      expect(run.actor.getSnapshot().context.problem).toMatchObject({ kind, method: "invoice_by_provider" });
      expect(run.calls).toEqual(expect.arrayContaining(["forget", "refresh"]));
      run.press();
      await run.reach("finished");
      expect(run.calls.slice(-2)).toEqual(["check_out", "attempt invoice"]);
    },
  );

  test("[P9.limit] a refused limit keeps the form, and is no success", async () => {
    const run = start({
      session: { role: "reseller", known: {}, distributorId: "d-1" },
      attempt: () => Promise.reject({ status: 409, code: "credit_limit" }),
    });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.problem).toMatchObject({ code: "credit_limit" }));
    expect(run.left).toEqual([]);
  });

  test("[P8.05] leads to the success page when an attempt is answered with 422", async () => {
    const run = start({
      cart: viewOf(cartOf([reservationOf("a")], { total: money(0) })),
      attempt: () => Promise.reject({ status: 422, code: "booking_paid" }),
    });
    run.press();
    await run.reach("finished");
    expect(run.left).toEqual(["confirm booking-1"]);
    expect(run.actor.getSnapshot().context.problem).toBeNull();
  });

  test("[P8.06] names the method of a refused card, and shows the form again", async () => {
    const run = await readyToPay(
      { pay: async () => ({ resultCode: "Refused", action: null, refusalReason: "declined" }) },
      "card",
    );
    run.press();
    await vi.waitFor(
      () =>
        expect(run.actor.getSnapshot().context.problem).toMatchObject({
          kind: "refused",
          code: "declined",
          method: "card",
        }),
      {
        interval: 1,
      },
    );
    expect(run.payment()).toBe("editing");
    expect(run.emitted.some((emitted) => emitted.type === "failed")).toBe(true);
    run.actor.send({ type: "problem.closed" });
    expect(run.actor.getSnapshot().context.problem).toBeNull();
    // Another card has to be typed, so paying again with this one is not what comes next.
    expect(run.actor.getSnapshot().context.focus?.target).toBe("card");
  });

  test("retries with the same key after a lost response", async () => {
    let lost = 1;
    const run = await readyToPay({
      pay: () => (lost-- > 0 ? Promise.reject({ status: 0, code: "offline" }) : Promise.resolve(paid)),
    });
    run.press();
    await run.reach("finished");
    expect(run.requests.map(({ key }) => key)).toEqual(["key-2", "key-2"]);
  });

  test("retries by hand with the same key when no response comes", async () => {
    let isOnline = false;
    const run = await readyToPay({
      pay: () => (isOnline ? Promise.resolve(paid) : Promise.reject({ status: 0, code: "offline" })),
    });
    run.press();
    await run.reach("silent");
    expect(run.actor.getSnapshot().context.problem?.kind).toBe("no_answer");
    isOnline = true;
    run.press();
    await run.reach("finished");
    expect(new Set(run.requests.map(({ key }) => key))).toEqual(new Set(["key-2"]));
  });

  test("starts a new payment with another method", async () => {
    const run = await readyToPay({ pay: async () => ({ resultCode: "Refused", action: null, refusalReason: null }) });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.problem).not.toBeNull(), { interval: 1 });
    run.press();
    await vi.waitFor(() => expect(run.requests).toHaveLength(2), { interval: 1 });
    expect(run.requests[0]?.key).not.toBe(run.requests[1]?.key);
  });

  test("reports a payment in another window, and stops it only when the buyer takes over", async () => {
    let open = true;
    const run = await readyToPay({
      checkOut: () =>
        open
          ? Promise.reject({ status: 409, code: "payment_open", fields: { bookingId: "booking-1" } })
          : Promise.resolve({ bookingId: "booking-1" }),
      details: async () => {
        open = false;
        return { ...paid, resultCode: "Cancelled" };
      },
    });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.problem).toMatchObject({ kind: "open" }), {
      interval: 1,
    });
    expect(run.calls).toEqual(["methods", "check_out"]);
    run.takeOver();
    await run.reach("finished");
    expect(run.calls).toEqual(["methods", "check_out", "details abandoned", "check_out", "pay"]);
  });

  describe("arriving while a payment is open, as by Back from the provider's page", () => {
    const isPaying = viewOf(cartOf([reservationOf("a")], { isPaying: true, bookingId: "booking-1" }));
    const problem = (run: ReturnType<typeof start>) => run.actor.getSnapshot().context.problem;

    test("reports it before anything is pressed, and no longer once it is over", () => {
      const run = start({ cart: isPaying });
      expect(problem(run)).toMatchObject({ kind: "open" });
      run.sendCart({ ...isPaying, busyWith: "a" });
      expect(problem(run)).toMatchObject({ kind: "open" });
      run.sendCart(viewOf());
      expect(problem(run)).toBeNull();
    });

    test("leads back to the provider when the buyer continues it", async () => {
      const action = { type: "redirect", url: "https://twint.test/1", method: "GET", data: {} } as const;
      const run = start({
        cart: isPaying,
        details: async () => ({ ...paid, resultCode: "RedirectShopper", action }),
      });
      run.actor.send({ type: "payment.continued" });
      await run.reach("elsewhere");
      expect(run.calls).toContain("details ");
      expect(run.left).toEqual(["https://twint.test/1"]);
    });

    test("stops it, then leads to the methods without calling one missing, and doesn't report it again", async () => {
      const run = start({ cart: isPaying, details: async () => ({ ...paid, resultCode: "Cancelled" }) });
      run.takeOver();
      await vi.waitFor(() => expect(run.actor.getSnapshot().context.focus?.target).toBe("methods"), { interval: 1 });
      run.sendCart({ ...isPaying, busyWith: "a" });
      expect(problem(run)).toBeNull();
      expect(run.calls).toContain("details abandoned");
      expect(run.actor.getSnapshot().context).toMatchObject({ methodMissing: false, leftFields: [] });
    });

    test("reports one that begins in another window while the form is filled", () => {
      const run = start();
      run.sendCart(isPaying);
      expect(problem(run)).toMatchObject({ kind: "open" });
    });
  });

  describe("taking over after the form has changed", () => {
    async function whileAnotherPays(world: World = {}, method: "twint" | "card" = "card") {
      let isOpen = true;
      const run = await readyToPay(
        {
          ...world,
          checkOut: () =>
            isOpen
              ? Promise.reject({ status: 409, code: "payment_open", fields: { bookingId: "booking-1" } })
              : Promise.resolve({ bookingId: "booking-1" }),
          details: async () => {
            isOpen = false;
            return { ...paid, resultCode: "Cancelled" };
          },
        },
        method,
      );
      run.actor.send({ type: "information.ticked", isInformed: true });
      run.press();
      await vi.waitFor(() => expect(run.actor.getSnapshot().context.problem).toMatchObject({ kind: "open" }), {
        interval: 1,
      });
      run.calls.length = 0;
      return run;
    }

    test("charges the chosen method under a new key", async () => {
      const run = await whileAnotherPays();
      run.actor.send({ type: "method.chosen", method: "twint" });
      run.takeOver();
      await run.reach("finished");
      expect(run.calls).toEqual(["details abandoned", "check_out", "pay"]);
      expect(run.requests).toEqual([{ key: "taken-over", method: "twint", token: null, ...typed }]);
    });

    test("tokenises the card that is typed now", async () => {
      const run = await whileAnotherPays({}, "twint");
      run.actor.send({ type: "method.chosen", method: "card" });
      run.takeOver();
      await run.reach("finished");
      expect(run.calls).toEqual(["details abandoned", "tokenise", "check_out", "pay"]);
      expect(run.requests).toEqual([{ key: "taken-over", method: "card", token: "tok_1", ...typed }]);
    });

    test.each([
      ["a wrong e-mail address", "email", { type: "field.typed", field: "email", value: "nonsense" }],
      ["no tick under the important information", "information", { type: "information.ticked", isInformed: false }],
    ] as const)("stops the other payment without charging with %s", async (_, target, change) => {
      const run = await whileAnotherPays({
        cart: viewOf(cartOf([reservationOf("a", undefined, { infoConfirmation: "Sturdy shoes" })])),
      });
      run.actor.send(change);
      run.takeOver();
      await vi.waitFor(() => expect(run.actor.getSnapshot().context.focus?.target).toBe(target), { interval: 1 });
      expect(run.payment()).toBe("editing");
      expect(run.calls).toEqual(["details abandoned"]);
      expect(run.actor.getSnapshot().context.problem).toBeNull();
    });
  });

  test("waits for an open payment that can't be stopped, and submits nothing else", async () => {
    const run = await readyToPay({
      checkOut: () => Promise.reject({ status: 409, code: "payment_open", fields: { bookingId: "booking-7" } }),
      details: async () => ({ ...paid, resultCode: "Pending", action: { type: "await" } }),
    });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.problem).toMatchObject({ kind: "open" }), {
      interval: 1,
    });
    run.takeOver();
    await run.reach("finished");
    expect(run.requests).toEqual([]);
    expect(run.left).toEqual(["confirm booking-7"]);
  });

  test("marks and focuses fields that the server refuses until their value changes", async () => {
    const run = await readyToPay({
      checkOut: () =>
        Promise.reject({ status: 400, code: "invalid_input", fields: { "user.familyName": "no", "user.phone": "no" } }),
    });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.focus?.target).toBe("lastName"), { interval: 1 });
    const { context } = run.actor.getSnapshot();
    expect(context.problem).toBeNull();
    expect(contactProblems(context.form, guest, phone, context.refused)).toEqual({
      lastName: "refused",
      phoneNumber: "refused",
    });
    run.actor.send({ type: "field.typed", field: "lastName", value: "Aeschbacher" });
    const after = run.actor.getSnapshot().context;
    expect(contactProblems(after.form, guest, phone, after.refused)).toEqual({ phoneNumber: "refused" });
  });

  test.each([
    ["hold_expired", "seats"],
    ["price_changed", "failed"],
    ["rebate_unknown", "failed"],
    ["personalization_invalid", "failed"],
  ])("explains %s, and reloads the basket", async (code, kind) => {
    const run = await readyToPay({
      checkOut: () => Promise.reject({ status: 409, code, fields: { reservationIds: ["a"] } }),
    });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.problem).toMatchObject({ kind, code }), {
      interval: 1,
    });
    expect(run.calls).toContain("refresh");
  });

  test("shows a problem with expired holds as long as they can be renewed", async () => {
    const run = await readyToPay({
      checkOut: () => Promise.reject({ status: 409, code: "hold_expired", fields: { reservationIds: ["a"] } }),
    });
    const problem = () => run.actor.getSnapshot().context.problem;
    run.press();
    await vi.waitFor(() => expect(problem()?.kind).toBe("seats"), { interval: 1 });
    run.sendCart({
      ...viewOf(cartOf([], { expired: [reservationOf("a")] }), "empty"),
      expiredHolds: expiredItems([reservationOf("a")]),
    });
    expect(problem()?.kind).toBe("seats");
    run.sendCart(viewOf(cartOf([reservationOf("b")], { expired: [reservationOf("a")] })));
    expect(problem()).toBeNull();
  });

  test("follows a redirect, and shows the form again once it is stopped", async () => {
    const redirect = { type: "redirect", url: "https://pay.test/", method: "GET", data: {} } as const;
    const run = await readyToPay({
      pay: async () => ({ ...paid, resultCode: "RedirectShopper", action: redirect }),
      details: async () => ({ ...paid, resultCode: "Cancelled" }),
    });
    run.press();
    await run.reach("elsewhere");
    expect(run.left).toEqual(["https://pay.test/"]);
    run.actor.send({ type: "payment.given.up" });
    await run.reach("editing");
    expect(run.calls.at(-2)).toBe("details abandoned");
  });

  test("says that a challenge was cancelled, and that nothing was paid", async () => {
    const challenge = { type: "threeDS2", url: "https://shop.test/sandbox/challenge/c-1", token: "c-1" } as const;
    const run = await readyToPay(
      {
        pay: async () => ({ ...paid, resultCode: "ChallengeShopper", action: challenge }),
        details: async () => ({ ...paid, resultCode: "Cancelled" }),
      },
      "card",
    );
    run.press();
    await run.reach("challenging");
    run.actor.send({ type: "payment.given.up" });
    await run.reach("editing");
    expect(run.actor.getSnapshot().context.problem).toMatchObject({ kind: "cancelled", method: "card" });
  });

  test("accepts the result of the requested challenge only", async () => {
    const challenge = { type: "threeDS2", url: "https://shop.test/sandbox/challenge/c-1", token: "c-1" } as const;
    const run = await readyToPay(
      { pay: async () => ({ ...paid, resultCode: "ChallengeShopper", action: challenge }) },
      "card",
    );
    run.press();
    await run.reach("challenging");
    run.actor.send({ type: "challenge.done", token: "another" });
    expect(run.payment()).toBe("challenging");
    run.actor.send({ type: "challenge.done", token: "c-1" });
    await run.reach("finished");
    expect(run.calls.at(-1)).toBe("details token");
  });

  test("[R9] leaves a pending payment to the confirmation", async () => {
    const run = await readyToPay(
      { pay: async () => ({ ...paid, resultCode: "Pending", action: { type: "await" } }) },
      "card",
    );
    run.press();
    await run.reach("finished");
    expect(run.emitted.map(({ type }) => type)).toContain("pending");
  });
});

describe("coming back from paying", () => {
  test("shows the confirmation after paying, and when the cart was paid in another window", () => {
    const ready = { bookingId: "booking-1", cart: viewOf() };
    const forgotten = { bookingId: "booking-1", cart: { ...viewOf(undefined, "empty"), cartId: null, cart: null } };
    expect(bookingToConfirm(ready, "editing")).toBeNull();
    expect(bookingToConfirm(ready, "returned")).toBe("booking-1");
    expect(bookingToConfirm(forgotten, "editing")).toBe("booking-1");
    const booked = { ...forgotten.cart, bookedAs: "booking-2" };
    expect(bookingToConfirm({ bookingId: null, cart: booked }, "editing"), "checked out in another window").toBe(
      "booking-2",
    );
    expect(bookingToConfirm(forgotten, "paying"), "this window's own payment comes to its end first").toBeNull();
    expect(bookingToConfirm({ ...forgotten, bookingId: null }, "editing"), "nothing was booked").toBeNull();
  });

  const returned = { bookingId: "booking-1", redirectResult: "pay_1" };

  test.each([
    ["Cancelled", "cancelled"],
    ["Refused", "refused"],
  ] as const)("shows and emits the failure when %s at the provider's page", async (resultCode, kind) => {
    const run = start({ returned, comeBack: async () => ({ ...paid, resultCode }) });
    await run.reach("editing");
    expect(run.actor.getSnapshot().context.problem).toMatchObject({ kind });
    expect(run.calls.filter((call) => call !== "methods")).toEqual(["come back", "forget", "refresh"]);
    expect(run.emitted.at(-1)).toMatchObject({ type: "failed", detail: { bookingId: "booking-1" } });
  });

  test("[R9] shows the confirmation for every other result of the provider", async () => {
    for (const comeBack of [
      async () => paid,
      async () => ({ ...paid, resultCode: "Pending" as const }),
      () => Promise.reject({ status: 0, code: "offline" }),
    ]) {
      await start({ returned, comeBack }).reach("returned");
    }
    const direct = start({ returned: { ...returned, redirectResult: null } });
    await direct.reach("returned");
    expect(direct.calls).not.toContain("come back");
  });

  test("ignores pay then", async () => {
    const run = start({ returned: { ...returned, redirectResult: null } });
    await run.reach("returned");
    run.press();
    expect(run.payment()).toBe("returned");
  });
});

describe("what is around the check-out learns whether a payment has an answer", () => {
  test("from the press that pays to the confirmation", async () => {
    const till = await readyToPay();
    expect(till.reported).toEqual([]);
    till.press();
    await till.reach("finished");
    expect(till.reported).toEqual(["begun"]);
  });

  test("until it is refused, and again at the next press", async () => {
    const till = await readyToPay({ pay: async () => ({ ...paid, resultCode: "Refused" }) });
    for (const times of [1, 2]) {
      till.press();
      await vi.waitFor(() =>
        expect(till.reported).toEqual(Array.from({ length: times }, () => ["begun", "ended"]).flat()),
      );
    }
  });

  test("not from a press that only shows what is missing", async () => {
    const till = await readyToPay({ form: { email: "" } });
    till.press();
    await till.reach("editing");
    expect(till.reported).toEqual([]);
  });

  test("until the buyer has been told that no answer comes, who may then leave", async () => {
    const till = await readyToPay({ pay: () => Promise.reject({ status: 0, code: "offline", fields: {} }) });
    till.press();
    await till.reach("silent");
    expect(till.reported).toEqual(["begun", "ended"]);
  });

  test("from the provider's page back to its answer", async () => {
    const till = start({ returned: { bookingId: "booking-1", redirectResult: "ok" } });
    expect(till.reported).toEqual(["begun"]);
    await till.reach("returned");
    expect(till.reported).toEqual(["begun", "ended"]);
  });
});

describe("cards that are kept", () => {
  const visa = {
    cardId: "visa",
    brand: "visa",
    last4: "4242",
    expiryMonth: 12,
    expiryYear: 2030,
    holder: null,
    isExpired: false,
    isDefault: true,
  };
  const other = { ...visa, cardId: "other", isDefault: false };
  const keeping = (...savedCards: (typeof visa)[]): PaymentMethods => ({ ...methods, savedCards });
  const chosen = ({ actor }: ReturnType<typeof start>) => {
    const { method, cardId } = actor.getSnapshot().context;
    return { method, cardId };
  };
  async function loaded(world: World) {
    const run = start(world);
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.methods).not.toBeNull(), { interval: 1 });
    return run;
  }

  test("[P4.cards] the default one is chosen at first, unless it has expired, and pays without a token", async () => {
    const run = await loaded({ methods: () => keeping(visa, other) });
    expect(chosen(run)).toEqual({ method: "card", cardId: "visa" });
    run.actor.send({ type: "method.chosen", method: "card", cardId: "other" });
    run.press();
    await run.reach("finished");
    expect(run.requests).toMatchObject([{ method: "card", cardId: "other", token: null, keepsCard: false }]);
    expect(run.calls).not.toContain("tokenise");
    const expired = await loaded({ methods: () => keeping({ ...visa, isExpired: true }, other) });
    expect(chosen(expired)).toEqual({ method: null, cardId: null });
  });

  test("[P4.cards] a new card is kept only where it is ticked, and no other method keeps one", async () => {
    const run = await loaded({ methods: () => keeping(visa), pay: async () => ({ ...paid, resultCode: "Refused" }) });
    run.actor.send({ type: "method.chosen", method: "card" });
    const pay = async () => {
      run.press();
      await run.reach("editing");
    };
    await pay();
    run.actor.send({ type: "keeping.ticked", keepsCard: true });
    await pay();
    run.actor.send({ type: "method.chosen", method: "twint" });
    await pay();
    run.actor.send({ type: "method.chosen", method: "card", cardId: "visa" });
    await pay();
    expect(run.requests.map(({ keepsCard, cardId }) => [keepsCard, cardId])).toEqual([
      [false, null],
      [true, null],
      [false, null],
      [false, "visa"],
    ]);
  });

  test("[P4.cards] one that was deleted meanwhile is no longer chosen or offered; nothing was charged", async () => {
    let kept = [visa, other];
    const run = await loaded({
      methods: () => keeping(...kept),
      pay: () => {
        kept = [other];
        return Promise.reject({ status: 404, code: "card_not_found", fields: {} });
      },
    });
    run.press();
    await vi.waitFor(() => expect(run.actor.getSnapshot().context.methods?.savedCards).toEqual([other]), {
      interval: 1,
    });
    expect(run.payment()).toBe("editing");
    expect(chosen(run)).toEqual({ method: null, cardId: null });
    expect(run.actor.getSnapshot().context.problem).toMatchObject({ code: "card_not_found" });
    run.actor.send({ type: "problem.closed" });
    expect(run.actor.getSnapshot().context.focus?.target).toBe("methods");
  });

  test("[P4.cards] a refused one leads to the methods: there are no fields of it", async () => {
    const run = await loaded({ methods: () => keeping(visa), pay: async () => ({ ...paid, resultCode: "Refused" }) });
    run.press();
    await run.reach("editing");
    run.actor.send({ type: "problem.closed" });
    expect(run.actor.getSnapshot().context.focus?.target).toBe("methods");
  });
});
