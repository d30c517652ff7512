import { listDocuments, type DocumentRow } from "../../db/queries/document.ts";
import type { Services } from "../../services.ts";
import { numberDocuments } from "./number-documents.ts";

/**
 * The documents of a booking, the oldest first. One that has just been written gets its number at once, as the job
 * would give it: its reader does not wait for the job.
 */
export async function readDocuments(services: Pick<Services, "db" | "env">, bookingId: string): Promise<DocumentRow[]> {
  const documents = await listDocuments(services.db, bookingId);
  if (documents.every(({ number }) => number !== null)) return documents;
  await numberDocuments(services);
  return listDocuments(services.db, bookingId);
}
