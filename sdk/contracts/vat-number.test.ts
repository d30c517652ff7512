import { expect, test } from "vitest";
import { isSwissPostalCode, isSwissVatNumber } from "./vat-number.ts";

test("[P9.vat] takes a UID with its check digit, in each way of writing it", () => {
  for (const text of ["CHE-123.456.788 MWST", "CHE-123.456.788 TVA", "che 123456788 iva", "CHE123456788"])
    expect(isSwissVatNumber(text), text).toBe(true);
});

test("[P9.vat] refuses another check digit, swapped digits, a missing digit, and what is no UID", () => {
  for (const text of ["CHE-123.456.789 MWST", "CHE-132.456.788", "CHE-123.456.78", "CH-123.456.788", "x"])
    expect(isSwissVatNumber(text), text).toBe(false);
});

test("[P9.vat] a remainder of 1 has no check digit", () => {
  for (let last = 0; last <= 9; last++) expect(isSwissVatNumber(`CHE-000.000.03${last}`)).toBe(false);
});

test("[P9.vat] takes postal codes of four digits, from 1000 on", () => {
  expect(["3800", "9490", "380", "38000", "0800", "CH-3800"].map(isSwissPostalCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
