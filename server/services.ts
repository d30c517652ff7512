import type { Clock } from "./clock.ts";
import type { Db } from "./db/connection.ts";
import type { Env } from "./env.ts";
import type { Discovery } from "./discovery/discovery.ts";
import type { Log } from "./log.ts";
import type { BasemapPort } from "./ports/basemap/basemap.ts";
import type { DocumentPort } from "./ports/documents/documents.ts";
import type { FaresPort } from "./ports/fares/fares.ts";
import type { FeedPort } from "./ports/feed/feed.ts";
import type { HumanCheckPort } from "./ports/human-check/human-check.ts";
import type { MailPort } from "./ports/mail/mail.ts";
import type { PassPort } from "./ports/passes/passes.ts";
import type { PaymentPort } from "./ports/payment/payment.ts";
import type { SearchPort } from "./ports/search/search.ts";
import type { SignInPort } from "./ports/sign-in/sign-in.ts";
import type { TicketPort } from "./ports/tickets/tickets.ts";
import type { TimetablePort } from "./ports/timetable/timetable.ts";
import type { SessionReader } from "./security/session-reader.ts";

/** The outside systems (design §6). */
export interface Ports {
  readonly payment: PaymentPort;
  /** A provider that invoices distributors; null where the shop does it itself. */
  readonly invoicing: PaymentPort | null;
  readonly mail: MailPort;
  readonly humanCheck: HumanCheckPort;
  readonly tickets: TicketPort;
  readonly passes: PassPort;
  readonly documents: DocumentPort;
  readonly search: SearchPort;
  readonly signIn: SignInPort;
  readonly basemap: BasemapPort;
  readonly feed: FeedPort;
  readonly fares: FaresPort;
  readonly timetable: TimetablePort;
}

/** What every route, command and job gets. Nothing on the server reaches for these by itself. */
export interface Services {
  readonly db: Db;
  readonly env: Env;
  readonly clock: Clock;
  readonly session: SessionReader;
  readonly ports: Ports;
  readonly log: Log;
  /** The read model of lists. */
  readonly discovery: Discovery;
}
