import * as v from "valibot";
import { accountHolderMaxLength, compactIban, ibanMaxLength, isIban } from "../iban.ts";
import { line } from "./line.ts";

/** As typed, with or without spaces; stored without. */
export const Iban = v.pipe(
  v.string(),
  v.maxLength(ibanMaxLength),
  v.transform(compactIban),
  v.check(isIban, "an IBAN with right check digits is wanted"),
);

/** An account at a bank, and whose it is. */
export const BankAccount = v.object({ iban: Iban, holder: line(accountHolderMaxLength) });
