/** Who invoices are paid to, as a Swiss QR-bill names them. */
export interface Creditor {
  readonly iban: string;
  readonly name: string;
  /** Street and number. */
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly countryCode: string;
}
