import type { PageView } from "../page-view.ts";
import { SupplierRegistrationBody } from "./supplier-registration.body.ts";
import { SupplierRegistration } from "./supplier-registration.tsx";

export const view: PageView<SupplierRegistrationBody> = {
  Body: SupplierRegistrationBody,
  View: SupplierRegistration,
};
