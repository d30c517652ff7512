import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Brand } from "../../domain/brand.ts";

/** What a receipt or credit note shows: all texts in its buyer's language, amounts and rates as texts. */
export interface DocumentDetails {
  readonly brand: Brand;
  readonly locale: Locale;
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
  /** How it was paid or goes back; none where no money moved. */
  readonly payments: { readonly title: string; readonly rows: readonly (readonly [string, string])[] } | null;
  readonly notes: readonly string[];
}

/** Drawing papers about money. */
export interface DocumentPort {
  /** A printable document (A4), of as many pages as it needs. */
  pdf(details: DocumentDetails): Promise<Buffer>;
}
