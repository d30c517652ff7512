import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCatalogue } from "../catalogue/import.ts";
import type { CatalogueInput } from "../catalogue/schema.ts";
import { minute } from "../clock.ts";
import type { Db } from "../db/connection.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { createMailFolder, type MailFolder } from "../ports/mail/folder/folder.ts";
import type { ProviderMethod } from "../ports/payment/payment.ts";
import { createSandbox, type BuyerDecision, type Sandbox } from "../ports/payment/sandbox/sandbox.ts";
import { embeddedTickets } from "../ports/tickets/embedded/embedded.ts";
import type { Services } from "../services.ts";
import { everyoneIsGuest, guest } from "../session.ts";
import { checkOut } from "./check-out.ts";
import { hold } from "./hold.ts";
import { pay } from "./pay.ts";
import { hint } from "./reconcile.ts";

export const partner = "https://hotel.test";
/** Saturday, 21 November 2026, 10:00 in Zurich. */
export const start = Date.parse("2026-11-21T09:00:00Z");

/** What the shop of these tests sells, by mapped id. */
export const forSale = { boat: 901, walk: 902, flight: 903, safari: 904 };

export interface TestShop {
  readonly services: Services;
  readonly sandbox: Sandbox;
  readonly mails: MailFolder;
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
  token(number: string): Promise<string>;
  /** Starts paying from the partner's page. */
  pay(bookingId: string, method: ProviderMethod, options?: { number?: string; key?: string; returnUrl?: string }): ReturnType<typeof pay>;
  /** The buyer decides on the provider's page, and its webhook has been heard. */
  decide(bookingId: string, decision: BuyerDecision): Promise<void>;
  stateOf(bookingId: string): Promise<string>;
  takenOf(slotId: string): Promise<number>;
}

/** A shop with the sandbox provider, a mail folder of its own, and a clock that stands still until it is moved. */
export async function openTestShop(db: Db): Promise<TestShop> {
  let now = start;
  const folder = mkdtempSync(join(tmpdir(), "gipfel-pay-"));
  const clock = { now: () => now };
  const hints: Promise<void>[] = [];
  const env = readEnv({ DATA_DIR: folder, PUBLIC_ORIGIN: "https://shop.test", CSRF_SECRET: "a secret for these tests alone", LOG_LEVEL: "silent" });
  const sandbox = await createSandbox({ db, now: clock.now, origin: env.PUBLIC_ORIGIN, notify: (reference) => hints.push(hint(services, reference)) });
  const mails = createMailFolder({ folder: join(folder, "outbox"), from: env.MAIL_FROM, now: clock.now });
  const services: Services = {
    db,
    env,
    clock,
    session: everyoneIsGuest,
    log: createLog("silent"),
    ports: { payment: sandbox, mail: mails, tickets: embeddedTickets },
  };
  await importCatalogue(db, catalogue, start);
  const used = new Set<string>();

  const shop: TestShop = {
    services,
    sandbox,
    mails,
    pass(ms) {
      now += ms;
    },
    async freshSlot(mappedId) {
      const slots = await db
        .selectFrom("slot")
        .innerJoin("offer", "offer.id", "slot.offer_id")
        .innerJoin("activity", "activity.id", "offer.activity_id")
        .select("slot.id")
        .where("activity.mapped_id", "=", mappedId)
        .where("slot.local_date", ">=", "2026-12-01")
        .orderBy("slot.starts_at")
        .execute();
      const slot = slots.find(({ id }) => !used.has(id))!;
      used.add(slot.id);
      return slot.id;
    },
    async checkedOut({ mappedId = forSale.boat, slotId, persons = 1, origin = partner } = {}) {
      const slot = slotId ?? (await shop.freshSlot(mappedId));
      const selection = [{ ticketCategoryId: mappedId * 10, numGuests: persons }];
      const held = await hold(services, { activityId: mappedId, availabilityId: slot, selection, locale: "de_CH", doCreateCart: true }, guest, null);
      const { bookingId } = await checkOut(services, { cartId: held.cart.cartId, user: buyer, locale: "de_CH", origin }, guest, null);
      return { bookingId, cartId: held.cart.cartId, slotId: slot };
    },
    async token(number) {
      const made = await sandbox.tokenize({ number, expiryMonth: 12, expiryYear: 30, cvc: "123" });
      if (!made.ok) throw new Error(made.problem);
      return made.token;
    },
    async pay(bookingId, method, { number, key = randomUUID(), returnUrl = `${partner}/rooms?bookingId=${bookingId}` } = {}) {
      return pay(services, { bookingId, method, token: number ? await shop.token(number) : null, returnUrl, affiliate: null, key });
    },
    async decide(bookingId, decision) {
      const attempt = await db
        .selectFrom("payment_attempt")
        .select("provider_reference")
        .where("booking_id", "=", bookingId)
        .where("state", "=", "open")
        .executeTakeFirstOrThrow();
      await sandbox.decide(attempt.provider_reference!, decision);
      await Promise.all(hints.splice(0));
    },
    async stateOf(bookingId) {
      return (await db.selectFrom("booking").select("state").where("id", "=", bookingId).executeTakeFirstOrThrow()).state;
    },
    async takenOf(slotId) {
      return (await db.selectFrom("slot").select("taken").where("id", "=", slotId).executeTakeFirstOrThrow()).taken;
    },
  };
  return shop;
}

export const buyer = { givenName: "Elena", familyName: "Brunner <b>", email: "elena@example.ch", phone: "+41791234567", countryCode: "CH" };

/** Longer than any hold, pinned or not. */
export const longerThanAnyHold = 90 * minute;

const words = (text: string) => ({ de_CH: text, en_CH: text, fr_CH: text, it_CH: text });

function activity(mappedId: number, title: string, price: number, capacity: number, onRequest = false): CatalogueInput["activities"][number] {
  const id = mappedId - 800;
  return {
    id,
    mappedId,
    supplierId: 1,
    typeId: 1,
    locationId: 1,
    title: words(title),
    teaser: words(title),
    slug: words(title.toLowerCase()),
    benefits: [],
    highlights: words(""),
    importantInformation: null,
    infoConfirmation: null,
    contentBlocks: [],
    pictures: [{ file: "none.webp", alternativeText: words(title) }],
    meetingPoints: [{ label: words("Steg 2"), address: "Landungsbrücke 1, 6002 Luzern", latitude: 47.05, longitude: 8.31 }],
    latitude: 47.05,
    longitude: 8.31,
    attributes: [],
    guideLanguages: [],
    minAge: null,
    maxAge: null,
    mobileTicket: true,
    bookingOnRequest: onRequest,
    showPerPersonSuffix: false,
    highDemand: false,
    discount: null,
    reservationSystem: "own",
    ticketsIssued: 0,
    rating: null,
    offers: [
      {
        id: mappedId * 10,
        contentApiOfferId: mappedId * 10 + 1,
        label: words("Rundfahrt"),
        description: words(""),
        durationInMinutes: 90,
        schedules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], validity: "other", times: ["10:30"], capacity, bookingCutOffHours: 0, cancellationCutOffHours: 24 }],
        categories: [
          {
            id: mappedId * 10,
            audience: "adult",
            label: words("Erwachsene"),
            discountType: null,
            discountLabel: null,
            categoryType: null,
            categoryTypeKey: null,
            minAge: null,
            maxAge: null,
            occupancy: 1,
            maxOccupancy: null,
            price,
            netPrice: null,
            article: null,
            productId: null,
          },
        ],
        personalization: [],
      },
    ],
  };
}

const catalogue: CatalogueInput = {
  suppliers: [{ id: 1, name: "Schiff AG" }],
  types: [{ id: 1, title: words("Schiff") }],
  locations: [{ id: 1, title: words("Luzern"), latitude: 47.05, longitude: 8.31 }],
  activities: [
    activity(forSale.boat, "Dampfschiff", 4900, 2),
    activity(forSale.walk, "Spaziergang", 0, 2),
    activity(forSale.flight, "Flug", 4900, 2, true),
    activity(forSale.safari, "Expedition", 500_100, 2),
  ],
};
