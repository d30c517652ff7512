import type { WalletPasses } from "../../sdk/contracts/wallet-passes.ts";
import { day, instantAt, minute, msOf } from "../clock.ts";
import type { BookedItem } from "../domain/booked-item.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { fromJson } from "../json.ts";
import type { Services } from "../services.ts";
import { readToken, signToken } from "./signed-token.ts";

/** A web ticket can be opened until this long after its visit. */
const afterVisit = 2 * day;

/** When the link of an item's web ticket ends (ms since 1970), as the item is booked now. */
export function endOfTicketLink({ reservation }: Pick<BookedItem, "reservation">): number {
  const { slot, offer } = fromJson<FrozenReservation>(reservation.frozen);
  return msOf(slot.startsAt) + (offer.durationMinutes ?? 0) * minute + afterVisit;
}

/**
 * The address of an item's web ticket: it shows this one ticket, and nothing else. It stays the same until the item is
 * moved to another time.
 */
export function ticketPage({ env }: Pick<Services, "env">, booked: BookedItem): string {
  return `${env.PUBLIC_ORIGIN}/ticket/${ticketToken({ env }, booked)}`;
}

function ticketToken({ env }: Pick<Services, "env">, booked: BookedItem): string {
  return signToken({ env }, "web tickets", booked.item.id, instantAt(endOfTicketLink(booked)));
}

/**
 * The addresses of a ticket's passes, by the token of its web ticket, for the wallets that the settings have; undefined
 * where they have none.
 */
export function passAddresses(
  { env, ports }: Pick<Services, "env" | "ports">,
  booked: BookedItem,
): WalletPasses | undefined {
  const { apple, google } = ports.passes;
  if (!apple && !google) return undefined;
  const below = `${env.PUBLIC_ORIGIN}/passes/${ticketToken({ env }, booked)}`;
  return { apple: apple && `${below}/ticket.pkpass`, google: google && `${below}/google-wallet` };
}

/** When the link of several items' tickets ends: with the last of them. */
export function endOfTicketLinks(items: readonly Pick<BookedItem, "reservation">[]): number {
  return Math.max(...items.map(endOfTicketLink));
}

/** The address of the page that shows a booking's tickets to who comes along, by its share's id. */
export function sharedTicketsPage(
  { env }: Pick<Services, "env">,
  shareId: string,
  items: readonly Pick<BookedItem, "reservation">[],
): string {
  const expiresAt = instantAt(endOfTicketLinks(items));
  return `${env.PUBLIC_ORIGIN}/ticket/shared/${signToken({ env }, "shared bookings", shareId, expiresAt)}`;
}

/** The share that a link names; null for a token that is not ours. */
export function shareOfToken(services: Pick<Services, "env" | "clock">, token: string): string | null {
  const reading = readToken(services, "shared bookings", token);
  return reading.state === "invalid" ? null : reading.subject;
}

/**
 * The item that a web ticket's token is of; null for a token that is not ours. Whether its time is over is to be asked
 * of the item (`endOfTicketLink`): it may have been moved since.
 */
export function itemOfTicketToken(services: Pick<Services, "env" | "clock">, token: string): string | null {
  const reading = readToken(services, "web tickets", token);
  return reading.state === "invalid" ? null : reading.subject;
}
