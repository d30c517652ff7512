import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Brand } from "../../domain/brand.ts";

/** The payment part of a Swiss QR-bill, below an invoice. */
export interface PaymentPart {
  readonly creditor: BilledAddress & { readonly iban: string };
  /** Null where its address is not known in full: the payer writes it. */
  readonly debtor: BilledAddress | null;
  /** Rappen. */
  readonly amount: number;
  /** QRR for a QR-IBAN, else SCOR. */
  readonly reference: string;
  /** What the payer reads. */
  readonly message: string;
}
interface BilledAddress {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly countryCode: string;
}

/** What a receipt, credit note or invoice shows: all texts in its buyer's language, amounts and rates as texts. */
export interface DocumentDetails {
  readonly brand: Brand;
  readonly locale: Locale;
  /** When it was made (ISO instant): the file names it, and is the same however often it is drawn. */
  readonly madeAt: string;
  /** "Receipt R2026-000001". */
  readonly title: string;
  /** Name, street, place and numbers of who issues it. */
  readonly issuer: readonly string[];
  readonly buyer: readonly string[];
  /** Names and values: date, booking. */
  readonly facts: readonly (readonly [string, string])[];
  /** Heads of the lines: what, rate, amount. */
  readonly columns: readonly [string, string, string];
  /** What was bought together, with its lines below; a title of null has none. */
  readonly groups: readonly {
    readonly title: string | null;
    readonly lines: readonly (readonly [string, string, string])[];
  }[];
  /** What the lines come to, the total last. */
  readonly sums: readonly (readonly [string, string])[];
  /** The tax by rate: heads, then a row a rate. */
  readonly tax: { readonly title: string; readonly rows: readonly (readonly string[])[] };
  /** How it was paid or goes back; none where no money moved. A title of null: the rows say it. */
  readonly payments: { readonly title: string | null; readonly rows: readonly (readonly [string, string])[] } | null;
  readonly notes: readonly string[];
  readonly paymentPart: PaymentPart | null;
}

/** Drawing papers about money. */
export interface DocumentPort {
  /** A printable document (A4), of as many pages as it needs. */
  pdf(details: DocumentDetails): Promise<Buffer>;
}
