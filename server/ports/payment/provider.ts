import type * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/connection.ts";
import type { Provider } from "../provider.ts";
import type { PaymentPort } from "./payment.ts";

/** What a payment provider gets to work with. */
export interface PaymentDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Receives payments that have changed at the provider. */
  readonly notify: (reference: string) => void;
}

/** The record of a payment provider. */
export interface PaymentProvider<Entries extends v.ObjectEntries> extends Provider<Entries, PaymentPort, PaymentDeps> {
  /** Its name for people. */
  readonly title: string;
  /** Whether its payments are tests: no money moves. */
  readonly isTest: boolean;
}

/** Types the record of a payment provider. */
export function paymentProvider<Entries extends v.ObjectEntries>(
  record: PaymentProvider<Entries>,
): PaymentProvider<Entries> {
  return record;
}
