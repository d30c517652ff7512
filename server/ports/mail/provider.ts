import type * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Provider } from "../provider.ts";
import type { MailPort } from "./mail.ts";

/** What a way out for mails gets to work with. */
export interface MailDeps {
  readonly clock: Clock;
  /** The sender: `Gipfel <booking@shop.example>`. */
  readonly from: string;
}

/** Types the record of a way out for mails. */
export function mailProvider<Entries extends v.ObjectEntries>(
  record: Provider<Entries, MailPort, MailDeps>,
): Provider<Entries, MailPort, MailDeps> {
  return record;
}
