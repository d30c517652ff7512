import { remainderOf97 } from "../../sdk/contracts/iban.ts";

/** Digits of a QR reference before its check digit. */
const qrDigits = 26;
/** Digits of an invoice's number after its letter: the year, and its place in it. */
const numberDigits = 10;
/** The bank numbers of QR-IBANs, whose payments carry a QR reference (Swiss Implementation Guidelines QR-bill). */
const qrBanks = { first: 30_000, last: 31_999 };

/** The reference that a payment of an invoice carries: QRR for a QR-IBAN, else SCOR (ISO 11649). */
export function referenceOf(number: string, iban: string): string {
  const digits = number.replace(/\D/g, "");
  if (!isQrIban(iban)) return `RF${scorCheck(`I${digits}`)}I${digits}`;
  const padded = digits.padStart(qrDigits, "0");
  return padded + qrCheck(padded);
}

/** The number of the invoice that a reference names, of either type; null for any other reference. */
export function numberOfReference(text: string): string | null {
  const reference = text.replace(/\s/g, "").toUpperCase();
  const [, check, scor] = /^RF(\d\d)(I\d+)$/.exec(reference) ?? [];
  const [, qr, digit] = /^(\d{26})(\d)$/.exec(reference) ?? [];
  const digits =
    scor && check === scorCheck(scor) ? scor.slice(1) : qr && digit === qrCheck(qr) ? qr.replace(/^0+/, "") : "";
  return digits.length === numberDigits ? `I${digits.slice(0, 4)}-${digits.slice(4)}` : null;
}

function isQrIban(iban: string): boolean {
  const bank = Number(iban.slice(4, 9));
  return bank >= qrBanks.first && bank <= qrBanks.last;
}

/** Two digits that make the remainder 1, as in an IBAN. */
function scorCheck(reference: string): string {
  return String(98 - remainderOf97(`${reference}RF00`)).padStart(2, "0");
}

/** Modulo 10, recursive. */
function qrCheck(digits: string): string {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
  let carry = 0;
  for (const digit of digits) carry = table[(carry + Number(digit)) % 10]!;
  return String((10 - carry) % 10);
}
