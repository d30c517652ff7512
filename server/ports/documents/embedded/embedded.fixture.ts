import type { DocumentPort } from "../documents.ts";
import { documentPdf } from "./document-pdf.ts";

/** Documents drawn in the calling thread; `in-worker.ts` draws in another. */
export const embeddedDocuments: DocumentPort = { pdf: documentPdf };
