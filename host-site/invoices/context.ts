import { createContext, useContext } from "react";
import type { InvoiceWords } from "./words.ts";

export const InvoiceContext = createContext<InvoiceWords | null>(null);

/** The words of the section about booking on invoice. */
export function useInvoiceWords(): InvoiceWords {
  const words = useContext(InvoiceContext);
  if (!words) throw new Error("[gipfel] a part of the section about invoices stands outside of its context");
  return words;
}
