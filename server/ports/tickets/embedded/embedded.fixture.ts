import type { TicketPort } from "../tickets.ts";
import { calendarEntry, calendarFeed } from "./calendar.ts";
import { ticketPdf } from "./pdf.ts";
import { qrSvg } from "./qr.ts";
import { statementPdf } from "./statement-pdf.ts";

/** Tickets made here, without any outside system, in the calling thread; `in-worker.ts` draws in another. */
export const embeddedTickets: TicketPort = {
  pdf: ticketPdf,
  statementPdf,
  qrSvg,
  calendar: calendarEntry,
  calendarFeed,
};
