import * as v from "valibot";
import type { Operator } from "../../host-site/operator.ts";

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty("a text is wanted"), v.maxLength(120, "at most 120 characters"));
const Email = v.pipe(v.string(), v.trim(), v.email("an e-mail address is wanted"));

/** Settings of the company that runs the shop. The demo's company is invented: a team sets its own. */
export const operatorSettings = {
  OPERATOR_NAME: v.optional(Text, "Gipfel AG"),
  OPERATOR_STREET: v.optional(Text, "Musterweg 7"),
  OPERATOR_PLACE: v.optional(Text, "3011 Bern"),
  OPERATOR_EMAIL: v.optional(Email, "hallo@gipfel.example"),
  OPERATOR_PRIVACY_EMAIL: v.optional(Email, "datenschutz@gipfel.example"),
  OPERATOR_PARTNER_EMAIL: v.optional(Email, "partner@gipfel.example"),
  OPERATOR_PHONE: v.optional(
    v.pipe(v.string(), v.regex(/^\+[\d ]{6,24}$/, "a number such as +41 31 000 00 00 is wanted")),
  ),
  OPERATOR_UID: v.optional(Text, "CHE-000.000.000"),
  /** As receipts name it. */
  OPERATOR_VAT_NUMBER: v.optional(Text, "CHE-000.000.000 MWST"),
};

export type OperatorSettings = v.InferOutput<v.ObjectSchema<typeof operatorSettings, undefined>>;

/** The company that the settings name. */
export function operatorOf(settings: OperatorSettings): Operator {
  return {
    name: settings.OPERATOR_NAME,
    street: settings.OPERATOR_STREET,
    place: settings.OPERATOR_PLACE,
    email: settings.OPERATOR_EMAIL,
    privacyEmail: settings.OPERATOR_PRIVACY_EMAIL,
    partnerEmail: settings.OPERATOR_PARTNER_EMAIL,
    phone: settings.OPERATOR_PHONE ?? null,
    uid: settings.OPERATOR_UID,
    vatNumber: settings.OPERATOR_VAT_NUMBER,
  };
}
