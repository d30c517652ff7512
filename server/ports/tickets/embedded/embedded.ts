import type { TicketPort } from "../tickets.ts";
import { calendarEntry } from "./calendar.ts";
import { ticketPdf } from "./pdf.ts";
import { qrSvg } from "./qr.ts";

/** Tickets made here, without any outside system. */
export const embeddedTickets: TicketPort = { pdf: ticketPdf, qrSvg, calendar: calendarEntry };
