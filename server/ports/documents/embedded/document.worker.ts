import { move } from "piscina";
import type { DocumentDetails } from "../documents.ts";
import { documentPdf } from "./document-pdf.ts";

/** Draws one document in a thread of its own; it leaves without being copied. */
export default async function draw(details: DocumentDetails): Promise<Uint8Array> {
  return move(new Uint8Array(await documentPdf(details))) as unknown as Uint8Array;
}
