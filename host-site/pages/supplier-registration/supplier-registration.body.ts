import * as v from "valibot";

export const SupplierRegistrationBody = v.object({
  view: v.literal("supplier-registration"),
  title: v.string(),
  lead: v.string(),
});
export type SupplierRegistrationBody = v.InferOutput<typeof SupplierRegistrationBody>;
