import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forSale, payingCatalogue } from "../../catalogue/fixtures/paying.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { minute } from "../../clock.ts";
import type { Selectable } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { BookingItemTable } from "../../db/schema.ts";
import { createMailFolder } from "../../ports/mail/folder/folder.ts";
import type { MailFolder } from "../../ports/mail/folder/mail-folder.ts";
import type { ProviderMethod } from "../../ports/payment/payment.ts";
import { createSandbox } from "../../ports/payment/sandbox/sandbox.ts";
import type { BuyerDecision, Sandbox } from "../../ports/payment/sandbox/sandbox-port.ts";
import type { Services } from "../../services.ts";
import { guest } from "../../domain/session.ts";
import { testServices } from "../../testing/services.ts";
import { checkOut } from "../checkout/check-out.ts";
import { hold } from "../reservation/hold.ts";
import { pay } from "./pay.ts";
import { refreshPayment } from "./reconcile.ts";

export const partner = "https://hotel.test";
/** A card of the sandbox that pays. */
const succeeds = "4242 4242 4242 4242";

export interface PaymentShop {
  readonly services: Services;
  readonly sandbox: Sandbox;
  /** The same provider, whose webhooks are lost. */
  readonly silentSandbox: Sandbox;
  readonly mails: MailFolder;
  /** The same with some functions of the provider replaced. */
  withProvider(changes: Partial<Sandbox>): Services;
  /** Moves the clock on (ms). */
  pass(ms: number): void;
  /** A slot of an activity, each time another one, so that tests don't share seats. */
  freshSlot(mappedId: number): Promise<string>;
  /** A booking that is checked out and can be paid. */
  checkedOut(options?: {
    mappedId?: number;
    slotId?: string;
    persons?: number;
    origin?: string | null;
  }): Promise<{ bookingId: string; cartId: string; slotId: string }>;
  /** A paid booking of an item for each of the activities, one person each; the given number of the last. */
  booked(
    mappedIds: readonly number[],
    personsOfLast?: number,
  ): Promise<{ bookingId: string; slots: string[]; items: Selectable<BookingItemTable>[] }>;
  token(number: string): Promise<string>;
  /** Starts paying from the partner's page. */
  pay(
    bookingId: string,
    method: ProviderMethod,
    options?: { number?: string; key?: string; returnUrl?: string },
  ): ReturnType<typeof pay>;
  /** The buyer decides on the provider's page, and its webhook has been processed. */
  decide(bookingId: string, decision: BuyerDecision): Promise<void>;
  /** Moves the clock on (ms), lets the provider take the steps that are due then, and processes its webhooks. */
  settle(ms: number): Promise<void>;
  /** The same by the payment's reference. */
  decideOn(reference: string, decision: BuyerDecision): Promise<void>;
  stateOf(bookingId: string): Promise<string>;
  takenOf(slotId: string): Promise<number>;
}

/** A shop with the sandbox provider, a mail folder of its own, and a clock that stands still until it is moved. */
export async function openPaymentShop(db: Db): Promise<PaymentShop> {
  const hints: Promise<void>[] = [];
  const mails = createMailFolder({
    folder: join(mkdtempSync(join(tmpdir(), "gipfel-pay-")), "outbox"),
    from: "shop@shop.test",
    now: () => clock.ms,
  });
  const {
    services,
    clock,
    payment: sandbox,
  } = await testServices(db, { mail: mails, notify: (reference) => hints.push(refreshPayment(services, reference)) });
  await importCatalogue(db, payingCatalogue, clock.ms, "demo");
  const used = new Set<string>();

  const shop: PaymentShop = {
    services,
    sandbox,
    silentSandbox: await createSandbox({
      db,
      now: services.clock.now,
      origin: services.env.PUBLIC_ORIGIN,
      notify: () => {},
    }),
    mails,
    withProvider: (changes) => ({ ...services, ports: { ...services.ports, payment: { ...sandbox, ...changes } } }),
    pass(ms) {
      clock.ms += ms;
    },
    async freshSlot(mappedId) {
      const slots = await slotsOf(db, mappedId);
      const slot = slots.find((id) => !used.has(id))!;
      used.add(slot);
      return slot;
    },
    async checkedOut({ mappedId = forSale.boat, slotId, persons = 1, origin = partner } = {}) {
      const slot = slotId ?? (await shop.freshSlot(mappedId));
      const selection = [{ ticketCategoryId: mappedId * 10, numGuests: persons }];
      const held = await hold(
        services,
        { activityId: mappedId, availabilityId: slot, selection, locale: "de_CH", doCreateCart: true },
        guest,
        null,
      );
      const { bookingId } = await checkOut(
        services,
        { cartId: held.cart.cartId, user: payingBuyer, locale: "de_CH", origin },
        guest,
        null,
      );
      return { bookingId, cartId: held.cart.cartId, slotId: slot };
    },
    async booked(mappedIds, personsOfLast = 1) {
      let cartId: string | undefined;
      const slots: string[] = [];
      for (const [index, activityId] of mappedIds.entries()) {
        const availabilityId = await shop.freshSlot(activityId);
        slots.push(availabilityId);
        const selection = [
          { ticketCategoryId: activityId * 10, numGuests: index === mappedIds.length - 1 ? personsOfLast : 1 },
        ];
        const request = {
          activityId,
          availabilityId,
          selection,
          locale: "de_CH" as const,
          doCreateCart: !cartId,
          ...(cartId ? { cartId } : {}),
        };
        cartId = (await hold(services, request, guest, null)).cart.cartId;
      }
      const { bookingId } = await checkOut(
        services,
        { cartId: cartId!, user: payingBuyer, locale: "de_CH", origin: partner },
        guest,
        null,
      );
      await shop.pay(bookingId, "card", { number: succeeds });
      const items = await db
        .selectFrom("booking_item")
        .selectAll()
        .where("booking_id", "=", bookingId)
        .orderBy("sequence_index")
        .execute();
      return { bookingId, slots, items };
    },
    async token(number) {
      const made = await sandbox.tokenize({ number, expiryMonth: 12, expiryYear: 30, cvc: "123" });
      if (!made.ok) throw new Error(made.problem);
      return made.token;
    },
    async pay(
      bookingId,
      method,
      { number, key = randomUUID(), returnUrl = `${partner}/rooms?bookingId=${bookingId}` } = {},
    ) {
      return pay(services, {
        bookingId,
        method,
        token: number ? await shop.token(number) : null,
        returnUrl,
        affiliate: null,
        key,
        session: guest,
      });
    },
    async decide(bookingId, decision) {
      const attempt = await db
        .selectFrom("payment_attempt")
        .select("provider_reference")
        .where("booking_id", "=", bookingId)
        .where("state", "=", "open")
        .executeTakeFirstOrThrow();
      await shop.decideOn(attempt.provider_reference!, decision);
    },
    async decideOn(reference, decision) {
      await sandbox.decide(reference, decision);
      await Promise.all(hints.splice(0));
    },
    async settle(ms) {
      shop.pass(ms);
      await sandbox.settleDue();
      await Promise.all(hints.splice(0));
    },
    async stateOf(bookingId) {
      return (await db.selectFrom("booking").select("state").where("id", "=", bookingId).executeTakeFirstOrThrow())
        .state;
    },
    async takenOf(slotId) {
      return (await db.selectFrom("slot").select("taken").where("id", "=", slotId).executeTakeFirstOrThrow()).taken;
    },
  };
  return shop;
}

/** The slots of an activity from December 2026 on, the first one first. */
export async function slotsOf(db: Db, mappedId: number): Promise<string[]> {
  const slots = await db
    .selectFrom("slot")
    .innerJoin("offer", "offer.id", "slot.offer_id")
    .innerJoin("activity", "activity.id", "offer.activity_id")
    .select("slot.id")
    .where("activity.mapped_id", "=", mappedId)
    .where("slot.local_date", ">=", "2026-12-01")
    .orderBy("slot.starts_at")
    .execute();
  return slots.map(({ id }) => id);
}

export const payingBuyer = {
  givenName: "Elena",
  familyName: "Brunner <b>",
  email: "elena@example.ch",
  phone: "+41791234567",
  countryCode: "CH",
};

/** Longer than any hold, pinned or not. */
export const longerThanAnyHold = 90 * minute;

/** What an item is moved to: the boat on a slot of its own. */
export async function boatReservation({ freshSlot }: Pick<PaymentShop, "freshSlot">, numGuests = 1) {
  return {
    activityId: forSale.boat,
    availabilityId: await freshSlot(forSale.boat),
    selection: [{ ticketCategoryId: forSale.boat * 10, numGuests }],
    locale: "de_CH" as const,
    doCreateCart: false,
  };
}
