import * as v from "valibot";
import { registrationStates, supplierStates } from "../../admin/suppliers.ts";
import { paged } from "./paging.ts";

const RegistrationPath = v.object({ registrationId: v.string() });

/** What the server parses of these calls, by method and path. */
export const adminSuppliersRequests = {
  "GET /admin/suppliers/registrations/": {
    query: v.object({ ...paged, state: v.optional(v.picklist(registrationStates)) }),
  },
  "GET /admin/suppliers/registrations/{registrationId}/": { params: RegistrationPath },
  "POST /admin/suppliers/registrations/{registrationId}/approve/": {
    params: RegistrationPath,
    body: v.object({
      revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Stands in the mail to them; may be empty for an approval. */
      note: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
    }),
  },
  "POST /admin/suppliers/registrations/{registrationId}/reject/": {
    params: RegistrationPath,
    body: v.object({
      revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Stands in the mail to them; may be empty for an approval. */
      note: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
    }),
  },
  "GET /admin/suppliers/": { query: v.object({ ...paged, state: v.optional(v.picklist(supplierStates)) }) },
};
