import { randomInt } from "node:crypto";
import { minute } from "../../../../clock.ts";
import { DatatransFault, type DatatransAction, type DatatransTransaction, type InitBody } from "./objects.fixture.ts";

/** How long a page may be opened (ms). */
const startWithin = 30 * minute;

/** What the provider of the invoice, or the buyer on the page, says. */
export type Decision = "accept" | "decline" | "abandon";

interface Kept {
  readonly transaction: DatatransTransaction;
  readonly init: InitBody;
}

/** A merchant's account at Datatrans, in memory. */
export class DatatransAccount {
  readonly transactions = new Map<string, DatatransTransaction>();
  readonly #inits = new Map<string, InitBody>();
  readonly #now: () => number;
  readonly #emit: (transaction: DatatransTransaction) => void;

  /** `emit` receives a transaction as its webhook posts it. */
  constructor(now: () => number, emit: (transaction: DatatransTransaction) => void) {
    this.#now = now;
    this.#emit = emit;
  }

  initialize(init: InitBody): { readonly transactionId: string } {
    const id = this.#id();
    this.#inits.set(id, init);
    this.transactions.set(id, {
      transactionId: id,
      merchantId: "1100012345",
      type: "payment",
      status: "initialized",
      currency: init.currency,
      refno: init.refno,
      refno2: init.refno2,
      paymentMethod: init.paymentMethods[0]!,
      language: init.language,
      detail: { init: { expires: new Date(this.#now() + startWithin).toISOString() } },
      history: [this.#action("init", init.amount, "api")],
    });
    return { transactionId: id };
  }

  read(id: string): DatatransTransaction {
    const transaction = this.transactions.get(id);
    if (!transaction) throw new DatatransFault("TRANSACTION_NOT_FOUND", "transaction not found", 404);
    return transaction;
  }

  /** The buyer opens the page. */
  start(id: string): void {
    const { transaction } = this.#startable(id);
    transaction.status = "challenge_ongoing";
  }

  /** Ends the visit of the page; answers with where the buyer is led to. */
  decide(id: string, decision: Decision): string {
    const { transaction, init } = this.#startable(id);
    if (decision === "accept") {
      transaction.detail.authorize = { amount: init.amount, acquirerAuthorizationCode: "104222" };
      transaction.history.push(this.#action("authorize", init.amount, "redirect"));
      transaction.status = "authorized";
      if (init.autoSettle) this.#settle(transaction, init.amount);
    } else if (decision === "decline") this.fail(id, "declined");
    else transaction.status = "canceled";
    this.#emit(transaction);
    const { successUrl, errorUrl, cancelUrl } = init.redirect;
    const back = new URL({ accept: successUrl, decline: errorUrl, abandon: cancelUrl }[decision]);
    back.searchParams.set("datatransTrxId", id);
    return back.href;
  }

  /** It fails for a reason of Datatrans' list. */
  fail(id: string, reason: string): void {
    const transaction = this.read(id);
    transaction.status = "failed";
    transaction.detail.fail = { reason, message: reason };
    transaction.history.push({ ...this.#action("authorize", undefined, "redirect"), success: false });
  }

  settle(id: string, amount: number): void {
    const transaction = this.read(id);
    if (transaction.status === "settled" || transaction.status === "transmitted")
      throw new DatatransFault("INVALID_TRANSACTION_STATUS", "already settled");
    if (transaction.status !== "authorized") throw wrongStatus();
    if (amount > transaction.detail.authorize!.amount) throw new DatatransFault("INVALID_PROPERTY", "settle.amount");
    this.#settle(transaction, amount);
  }

  cancel(id: string): void {
    const transaction = this.read(id);
    if (transaction.status !== "authorized" && transaction.status !== "settled") throw wrongStatus();
    transaction.status = "canceled";
    transaction.detail.cancel = { reversal: true };
    transaction.history.push(this.#action("cancel", undefined, "api"));
  }

  credit(
    id: string,
    { amount, refno }: { readonly amount: number; readonly refno: string },
    source: DatatransAction["source"] = "api",
  ): { readonly transactionId: string; readonly acquirerAuthorizationCode: string } {
    const paid = this.read(id);
    if (paid.status !== "settled" && paid.status !== "transmitted")
      throw new DatatransFault("INVALID_TRANSACTION_STATUS", "the transaction cannot be credited");
    const credited = paid.history.reduce((sum, each) => sum + (each.action === "credit" ? each.amount! : 0), 0);
    if (credited + amount > paid.detail.settle!.amount) throw new DatatransFault("INVALID_PROPERTY", "credit.amount");
    const action = this.#action("credit", amount, source);
    paid.history.push(action);
    const creditId = this.#id();
    this.transactions.set(creditId, {
      transactionId: creditId,
      merchantId: paid.merchantId,
      type: "credit",
      status: "settled",
      currency: paid.currency,
      refno,
      paymentMethod: paid.paymentMethod,
      detail: { credit: { amount } },
      history: [action],
    });
    return { transactionId: creditId, acquirerAuthorizationCode: "104223" };
  }

  /** Datatrans sends what is settled to the acquirer, every night. */
  transmit(id: string): void {
    this.read(id).status = "transmitted";
  }

  #settle(transaction: DatatransTransaction, amount: number): void {
    transaction.status = "settled";
    transaction.detail.settle = { amount };
    transaction.history.push(this.#action("settle", amount, "api"));
  }

  #startable(id: string): Kept {
    const transaction = this.read(id);
    const init = this.#inits.get(id);
    const isStarted = transaction.status === "challenge_ongoing";
    const canStart = transaction.status === "initialized" && Date.parse(transaction.detail.init!.expires) > this.#now();
    if (!init || !(isStarted || canStart)) throw wrongStatus();
    return { transaction, init };
  }

  #action(
    action: DatatransAction["action"],
    amount: number | undefined,
    source: DatatransAction["source"],
  ): DatatransAction {
    return {
      action,
      ...(amount !== undefined && { amount }),
      source,
      date: new Date(this.#now()).toISOString(),
      success: true,
    };
  }

  /** Unlike any of another account. */
  #id(): string {
    return `2611${randomInt(1e13, 1e14)}`;
  }
}

function wrongStatus(): DatatransFault {
  return new DatatransFault("INVALID_TRANSACTION_STATUS", "Action denied : Wrong transaction status");
}
