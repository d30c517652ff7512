import type * as v from "valibot";
import type { Db } from "../../db/connection.ts";
import type { Log } from "../../log.ts";
import type { Provider } from "../provider.ts";
import type { AccessMailer, SignInPort } from "./sign-in.ts";

/** What signing in gets to work with. */
export interface SignInDeps {
  readonly db: Db;
  readonly log: Log;
  readonly mails: AccessMailer;
}

/** Types the record of a provider that signs people in. */
export function signInProvider<Entries extends v.ObjectEntries>(
  record: Provider<Entries, SignInPort, SignInDeps>,
): Provider<Entries, SignInPort, SignInDeps> {
  return record;
}
