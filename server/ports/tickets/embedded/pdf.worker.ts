import { move } from "piscina";
import type { TicketDetails } from "../tickets.ts";
import { ticketPdf } from "./pdf.ts";

/**
 * Draws one ticket in a thread of its own. A picture arrives as plain bytes; the ticket leaves without being copied.
 */
export default async function draw(details: TicketDetails): Promise<Uint8Array> {
  const pdf = await ticketPdf({ ...details, picture: details.picture && Buffer.from(details.picture) });
  return move(new Uint8Array(pdf)) as unknown as Uint8Array;
}
