import { registerSupplier } from "../../../sdk/contracts/calls/supplier.ts";
import { registerSupplier as register } from "../../commands/supplier/register-supplier.ts";
import { limitForms } from "../form-limit.ts";
import { handle, type Routes } from "../handle.ts";
import { requireHumanCheck } from "../human-check/human-check.ts";

export const suppliersRoutes: Routes = (app, services) => {
  handle(app, services, registerSupplier, async ({ body, request }) => {
    await limitForms(services, "supplier form", request.ip);
    const received = { received: true } as const;
    if (body.fax !== "") return received;
    await requireHumanCheck(services, body.token);
    await register(services, body);
    return received;
  });
};
