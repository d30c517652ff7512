import { guest } from "../domain/session.ts";
import type { SessionReader } from "../security/session-reader.ts";

/** A shop without accounts: everyone is a guest. */
export const guestSessions: SessionReader = () => guest;
