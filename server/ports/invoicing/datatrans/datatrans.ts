import * as v from "valibot";
import type { Locale } from "../../../../sdk/contracts/locale.ts";
import { currency } from "../../../../sdk/contracts/money.ts";
import type { Clock } from "../../../clock.ts";
import type { Db } from "../../../db/connection.ts";
import { AppError } from "../../../errors.ts";
import {
  ProviderUnreachable,
  referenceTextOf,
  type PaymentOrder,
  type ProviderPayment,
} from "../../payment/payment.ts";
import { datatransApi, DatatransRefusal } from "./api.ts";
import type { DatatransPort } from "./datatrans-port.ts";
import { capabilitiesOf, type InvoiceMethod } from "./methods.ts";
import { datatransRefunds } from "./refunds.ts";
import { isSigned } from "./signature.ts";
import { fromTransaction } from "./states.ts";
import { TransactionId, type Transaction } from "./transaction.ts";
import { datatransReturnPath, datatransRoutes, datatransUnpaidPath, datatransWebhookPath } from "./webhook.ts";

/** The languages of Datatrans' page; it is in English for others. */
const pageLanguages: readonly string[] = ["en", "de", "fr", "it", "es", "el", "no", "da", "pl", "pt", "ru", "ja"];

/** The longest reference for the buyer (characters). */
const longestReference = 27;

const Hint = v.object({ transactionId: TransactionId });

/** Datatrans' addresses: of its API, and of its pages. */
export const datatransOrigins = {
  sandbox: { api: "https://api.sandbox.datatrans.com", pages: "https://pay.sandbox.datatrans.com" },
  live: { api: "https://api.datatrans.com", pages: "https://pay.datatrans.com" },
} as const;

export interface DatatransOptions {
  readonly merchantId: string;
  readonly password: string;
  /** Signs the webhooks: hex digits. */
  readonly signKey: string;
  readonly method: InvoiceMethod;
  /** The shop's origin, where webhooks go to and buyers come back to. */
  readonly origin: string;
  /** `datatransOrigins`, or a local server in tests. */
  readonly origins: { readonly api: string; readonly pages: string };
  /** Milliseconds for an answer of the API; the tests' way in. */
  readonly timeout?: number;
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Opens Datatrans with a merchant's password. Transactions are authorised on its page and settled by us: `autoSettle`
 * is off. So money moves only after the seats are confirmed, and an invoice that is accepted too late is voided.
 */
export function createDatatrans(options: DatatransOptions): DatatransPort {
  const { origin, method, clock } = options;
  const signKey = Buffer.from(options.signKey, "hex");
  const api = datatransApi({ ...options, api: options.origins.api });
  const refunds = datatransRefunds(options.db, clock, api);

  const present = (transaction: Transaction, refusal: string | null = null) =>
    fromTransaction(transaction, {
      startUrl: `${options.origins.pages}/v1/start/${transaction.transactionId}`,
      now: clock.now(),
      refusal,
    });
  const read = (reference: string) => asking(async () => present(await api.read(reference)));

  /**
   * Takes a step of what is authorised. In any other state it answers with where the transaction is, and so it does
   * where Datatrans refuses the step.
   */
  const step = (reference: string, take: (transaction: Transaction) => Promise<void>) =>
    asking(async (): Promise<ProviderPayment> => {
      const before = await api.read(reference);
      if (before.status !== "authorized") return present(before);
      try {
        await take(before);
      } catch (error) {
        if (!(error instanceof DatatransRefusal)) throw error;
        return present(await api.read(reference), error.code);
      }
      return present(await api.read(reference));
    });

  const port: DatatransPort = {
    name: "datatrans",
    routes: (app, tools) => datatransRoutes(app, port, tools),
    browser: { publishableKey: null, tokensUrl: null },
    methods: { invoice_by_provider: capabilitiesOf(method) },

    // Opened again after Datatrans has forgotten the key, an order has a second transaction. Nobody was led to the page
    // of the first, whose id is lost: no money can move in it, and it expires after 30 minutes.
    open: (order) => asking(async () => ({ reference: await api.initialize(opening(order), `open-${order.key}`) })),
    start: read,
    continueWith: read,
    read,
    capture: (reference, amount) => step(reference, ({ refno }) => api.settle(reference, { amount, currency, refno })),
    // One that waits for its buyer can't be cancelled: it ends by itself, or is authorised and voided then.
    cancel: (reference) => step(reference, ({ refno }) => api.cancel(reference, { refno })),
    refund: (reference, amount, key) =>
      asking(async () => ({
        refund: await refunds.give(reference, amount, key),
        payment: present(await api.read(reference)),
      })),
    readRefund: (refundReference) => asking(() => refunds.read(refundReference)),

    // Invoices keep no cards.
    createCustomer: async (key) => key,
    listKeptCards: async () => [],
    forgetCard: async () => {},
    forgetCustomer: async () => {},

    hintOf(body, signature) {
      if (!isSigned(body, signature, signKey, clock.now())) return undefined;
      const hint = v.safeParse(Hint, jsonOf(body));
      if (!hint.success)
        throw new AppError("invalid_input", "The webhook names no transaction.", {
          transactionId: "the id of a transaction is wanted",
        });
      return hint.output.transactionId;
    },
  };

  /** The same for the same order, since a key stands for one body. */
  const opening = (order: PaymentOrder) => ({
    currency,
    refno: order.key,
    refno2: referenceTextOf(order).slice(0, longestReference),
    amount: order.amount,
    autoSettle: false,
    language: languageOf(order.locale),
    paymentMethods: [method],
    customer: { email: order.email },
    redirect: {
      successUrl: origin + datatransReturnPath,
      cancelUrl: origin + datatransUnpaidPath,
      errorUrl: origin + datatransUnpaidPath,
    },
    webhook: { url: origin + datatransWebhookPath },
  });

  return port;
}

function languageOf(locale: Locale): string {
  const letters = locale.slice(0, 2);
  const language = letters === "nb" ? "no" : letters;
  return pageLanguages.includes(language) ? language : "en";
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new ProviderUnreachable(error);
  }
}
