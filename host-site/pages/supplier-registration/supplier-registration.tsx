import { WithCode } from "../../with-code.tsx";
import type { ViewProps } from "../page-view.ts";
import type { SupplierRegistrationBody } from "./supplier-registration.body.ts";

/*
 * The form comes after the page, and the thanks after the form: what follows stays where it is, or below the window.
 */
const formPlace = "mt-8 max-w-190 min-h-240 has-[h2]:min-h-[calc(100dvh-var(--header))] max-[640px]:min-h-330";

const loadForm = async () => (await import("../../supplier/supplier-form.tsx")).SupplierForm;

/**
 * The registration of suppliers; the team answers by mail. The browser loads the form's code with the page: sending
 * needs a script.
 */
export function SupplierRegistration({ answer, body: { title, lead } }: ViewProps<SupplierRegistrationBody>) {
  return (
    <div className="wrap any-direction pb-18 wrap-anywhere">
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
