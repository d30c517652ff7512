import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { second } from "../../../clock.ts";
import type { TicketPort } from "../tickets.ts";
import { calendarEntry, calendarFeed } from "./calendar.ts";
import { qrSvg } from "./qr.ts";

/** A thread without work ends after so long, and gives its memory back (ms). */
const idleTimeout = 60 * second;

/** Tickets drawn in a thread of their own, one after the other, so that drawing does not block the event loop. */
export function ticketsInWorker(): TicketPort & { close(): Promise<void> } {
  const threads = new Piscina({
    filename: fileURLToPath(new URL("./pdf.worker.ts", import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  });
  return {
    qrSvg,
    calendar: calendarEntry,
    calendarFeed,
    pdf: async (details) => Buffer.from((await threads.run(details)) as Uint8Array),
    statementPdf: async (details) => Buffer.from((await threads.run(details, { name: "drawStatement" })) as Uint8Array),
    close: () => threads.destroy(),
  };
}
