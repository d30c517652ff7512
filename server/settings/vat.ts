import * as v from "valibot";
import { highestVatRate } from "../../sdk/contracts/vat-rate.ts";

const VatRate = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, "basis points such as 810 are wanted"),
  v.transform(Number),
  v.maxValue(highestVatRate, `at most ${highestVatRate} basis points are wanted`),
);

/** Rates of the value added tax in basis points: 810 is 8.1 %, Switzerland's normal one. */
export const vatSettings = {
  /** Of tickets whose catalogue names none. */
  VAT_RATE: v.optional(VatRate, "810"),
  SERVICE_FEE_VAT_RATE: v.optional(VatRate, "810"),
};
