import { move } from "piscina";
import type { StatementDetails, TicketDetails } from "../tickets.ts";
import { ticketPdf } from "./pdf.ts";
import { statementPdf } from "./statement-pdf.ts";

/**
 * Draws one ticket in a thread of its own. A picture arrives as plain bytes; the ticket leaves without being copied.
 */
export default async function draw(details: TicketDetails): Promise<Uint8Array> {
  return moved(await ticketPdf({ ...details, picture: details.picture && Buffer.from(details.picture) }));
}

/** Draws a statement the same way. */
export async function drawStatement(details: StatementDetails): Promise<Uint8Array> {
  return moved(await statementPdf(details));
}

function moved(pdf: Buffer): Uint8Array {
  return move(new Uint8Array(pdf)) as unknown as Uint8Array;
}
