import { defaultLocale, parseLocale, prefixOf } from "../../sdk/contracts/locale.ts";
import { day, instantAt, msOf } from "../clock.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { findBookingIdOfItem, findOwner, isOwnedBy } from "../db/queries/account-bookings.ts";
import { findBookingWithItems, type BookingWithItems } from "../db/queries/booking.ts";
import { fromJson } from "../json.ts";
import { AppError, notFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { isSignedIn, canAccess, type Session } from "../domain/session.ts";
import { readToken, signToken } from "./signed-token.ts";

/** A link lasts until this long after the booking's last date, for receipts and questions afterwards. */
const afterLastDate = 30 * day;
/** A link that is sent for a booking long over lasts this long. */
const atLeast = 2 * day;

/** The token of the link in a mail: it lets its holder change this one booking (decision 12), and nothing else. */
export function signManagementToken(
  services: Pick<Services, "env" | "clock">,
  { booking, items }: BookingWithItems,
): string {
  const lastDate = Math.max(
    0,
    ...items.map(({ reservation }) => msOf(fromJson<FrozenReservation>(reservation.frozen).slot.startsAt)),
  );
  const expiresAt = Math.max(lastDate + afterLastDate, services.clock.now() + atLeast);
  return signToken(services, "booking management", booking.id, instantAt(expiresAt));
}

/** The page where a booking is changed, with its token. */
export function managementPage(services: Pick<Services, "env" | "clock">, found: BookingWithItems): string {
  const prefix = prefixOf(parseLocale(found.booking.locale) ?? defaultLocale);
  return `${services.env.PUBLIC_ORIGIN}${prefix}/account/bookings/${found.booking.id}/?token=${signManagementToken(services, found)}`;
}

/** A caller's proof of permission to change a booking. */
export interface Claim {
  readonly session: Session;
  /** Of the signed link; undefined without one. */
  readonly token: string | undefined;
}

/**
 * Reads a booking for a caller who may change it: its owner and the team by session, others by the signed link. Throws
 * 404 `booking_not_found`; 403 `manage_link_needed`, `manage_link_invalid` (forged, or of another booking),
 * `manage_link_expired`.
 */
export async function bookingToManage(
  services: Services,
  bookingId: string,
  { session, token }: Claim,
): Promise<BookingWithItems> {
  const found = await findBookingWithItems(services.db, bookingId);
  if (!found) throw notFound("booking_not_found");
  if (await isOwn(services, session, found)) return found;
  // Only their distributor sees net prices, also with the link (RULES 18).
  if (!canAccess(found.booking.distributor_id, session)) throw notFound("booking_not_found");
  if (!token) throw new AppError("manage_link_needed", "To change this booking, open the link in its mail.");
  const reading = readToken(services, "booking management", token);
  if (reading.state === "expired") throw new AppError("manage_link_expired", "This link is too old.");
  if (reading.state !== "valid" || reading.subject !== bookingId)
    throw new AppError("manage_link_invalid", "This link is not valid.");
  return found;
}

/** The same by an item's id, before a command that changes it; an unknown item is the command's to refuse. */
export async function checkMayManageItem(services: Services, bookingItemId: string, claim: Claim): Promise<void> {
  const bookingId = await findBookingIdOfItem(services.db, bookingItemId);
  if (bookingId !== undefined) await bookingToManage(services, bookingId, claim);
}

async function isOwn({ db }: Services, session: Session, { booking }: BookingWithItems): Promise<boolean> {
  if (!isSignedIn(session)) return false;
  if (session.isAdmin) return true;
  const owner = await findOwner(db, session.userId);
  return owner !== undefined && isOwnedBy(owner, booking);
}
