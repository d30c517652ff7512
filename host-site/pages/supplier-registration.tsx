import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PageAnswer } from "../page.ts";

/**
 * Who sells with us leaves a word here; the team writes back. The form's code comes with the page in the browser: it
 * needs a script to be sent.
 */
export function SupplierRegistration({ answer }: { readonly answer: PageAnswer }) {
  const [Form, setForm] = useState<ComponentType<{ readonly answer: PageAnswer }> | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("../supplier/supplier-form.tsx").then(({ SupplierForm }) => isGone || setForm(() => SupplierForm));
    return () => void (isGone = true);
  }, []);
  const { body } = answer;
  const title = "title" in body ? body.title : answer.head.title;
  const lead = body.view === "supplier-registration" ? body.lead : null;
  return (
    <div class="wrap supplier">
      <h1 class="title">{title}</h1>
      {lead && <p class="lead">{lead}</p>}
      <div class="supplier-place">{Form && <Form answer={answer} />}</div>
    </div>
  );
}
