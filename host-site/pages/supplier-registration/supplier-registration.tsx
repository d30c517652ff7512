import { WithCode } from "../../with-code.tsx";
import type { ViewProps } from "../page-view.ts";
import type { SupplierRegistrationBody } from "./supplier-registration.body.ts";

/* The form comes after the page: what follows does not move, save where the thanks in its place are shorter. */
const formPlace = "mt-8 max-w-190 min-h-240 has-[h2]:min-h-[40dvh] max-[640px]:min-h-330";

const loadForm = async () => (await import("../../supplier/supplier-form.tsx")).SupplierForm;

/**
 * The registration of suppliers; the team answers by mail. The browser loads the form's code with the page: sending
 * needs a script.
 */
export function SupplierRegistration({ answer, body: { title, lead } }: ViewProps<SupplierRegistrationBody>) {
  return (
    <div className="wrap supplier pb-18 wrap-anywhere">
      <h1 className="title">{title}</h1>
      <p className="lead">{lead}</p>
      <div className={formPlace}>
        <WithCode load={loadForm} words={answer.shell.words}>
          {(SupplierForm) => <SupplierForm answer={answer} />}
        </WithCode>
      </div>
    </div>
  );
}
