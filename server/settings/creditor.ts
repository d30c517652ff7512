import * as v from "valibot";
import { compactIban, isIban } from "../../sdk/contracts/iban.ts";
import { billedNameMaxLength, streetMaxLength, townMaxLength } from "../../sdk/contracts/distributor.ts";
import type { Creditor } from "../domain/creditor.ts";

const text = (longest: number) =>
  v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty("a text is wanted"), v.maxLength(longest, `at most ${longest} characters`)),
  );

const swissIban = v.optional(
  v.pipe(
    v.string(),
    v.transform(compactIban),
    v.check((iban) => /^(CH|LI)/.test(iban) && isIban(iban), "an IBAN of Switzerland or Liechtenstein is wanted"),
  ),
);

/** The account that invoices are paid to, and whose it is, as a Swiss QR-bill names them. */
export const creditorSettings = {
  CREDITOR_IBAN: swissIban,
  /** The account's own IBAN, by which the bank's files name it, where a QR-IBAN is paid to. */
  CREDITOR_ACCOUNT_IBAN: swissIban,
  CREDITOR_NAME: text(billedNameMaxLength),
  CREDITOR_STREET: text(streetMaxLength),
  CREDITOR_POSTAL_CODE: text(16),
  CREDITOR_TOWN: text(townMaxLength),
  CREDITOR_COUNTRY: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "a code such as CH is wanted")), "CH"),
};

export type CreditorSettings = v.InferOutput<v.ObjectSchema<typeof creditorSettings, undefined>>;

/** Who the settings name; null where one of them is missing: invoices then have no QR part. */
export function creditorOf(settings: CreditorSettings): Creditor | null {
  const { CREDITOR_IBAN, CREDITOR_NAME, CREDITOR_STREET, CREDITOR_POSTAL_CODE, CREDITOR_TOWN } = settings;
  if (!CREDITOR_IBAN || !CREDITOR_NAME || !CREDITOR_STREET || !CREDITOR_POSTAL_CODE || !CREDITOR_TOWN) return null;
  return {
    iban: CREDITOR_IBAN,
    name: CREDITOR_NAME,
    street: CREDITOR_STREET,
    postalCode: CREDITOR_POSTAL_CODE,
    town: CREDITOR_TOWN,
    countryCode: settings.CREDITOR_COUNTRY,
  };
}
