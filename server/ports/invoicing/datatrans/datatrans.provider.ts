import * as v from "valibot";
import { paymentProvider } from "../../payment/provider.ts";
import { invoiceMethods } from "./methods.ts";

/** Datatrans, a gateway to Swiss providers of invoices: `DATATRANS_MERCHANT_ID` chooses it. */
export const datatransProvider = paymentProvider({
  name: "datatrans",
  title: "Datatrans",
  isTest: false,
  settings: {
    DATATRANS_MERCHANT_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{10}$/, "a merchant's id has ten digits"))),
    /** Of the API: the security settings of the merchant. */
    DATATRANS_PASSWORD: v.optional(v.string()),
    /** Signs Datatrans' webhooks at POST /api/payment/webhooks/datatrans. */
    DATATRANS_SIGN_KEY: v.optional(
      v.pipe(v.string(), v.regex(/^([0-9a-f]{2}){16,}$/i, "a sign key is written in hex digits")),
    ),
    /** The method that pays by an invoice, as Datatrans calls it. */
    DATATRANS_INVOICE_METHOD: v.optional(v.picklist(invoiceMethods, `known are ${invoiceMethods.join(", ")}`), "INT"),
    /** Has no default: a shop that takes money must not be in the sandbox unnoticed. */
    DATATRANS_MODE: v.optional(v.picklist(["sandbox", "live"], "sandbox or live is wanted")),
  },
  toChoose: "DATATRANS_MERCHANT_ID, DATATRANS_PASSWORD, DATATRANS_SIGN_KEY and DATATRANS_MODE",
  chosenBy: ({ DATATRANS_MERCHANT_ID }) => (DATATRANS_MERCHANT_ID ? "DATATRANS_MERCHANT_ID" : null),
  problem({ DATATRANS_PASSWORD, DATATRANS_SIGN_KEY, DATATRANS_MODE }) {
    const missing = Object.entries({ DATATRANS_PASSWORD, DATATRANS_SIGN_KEY, DATATRANS_MODE }).flatMap(
      ([name, value]) => (value ? [] : name),
    );
    if (missing.length === 0) return null;
    return `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing: with DATATRANS_MERCHANT_ID set, invoices need ${missing.length === 1 ? "it" : "them"} too.`;
  },
  async create(settings, { db, clock }) {
    const { createDatatrans, datatransOrigins } = await import("./datatrans.ts");
    return createDatatrans({
      merchantId: settings.DATATRANS_MERCHANT_ID ?? "",
      password: settings.DATATRANS_PASSWORD ?? "",
      signKey: settings.DATATRANS_SIGN_KEY ?? "",
      method: settings.DATATRANS_INVOICE_METHOD,
      origin: settings.PUBLIC_ORIGIN,
      origins: datatransOrigins[settings.DATATRANS_MODE ?? "live"],
      db,
      clock,
    });
  },
});
