import type { PageAnswer } from "../page.ts";

/** Who sells with us leaves a word here; the team writes back. */
export function SupplierRegistration({ answer }: { readonly answer: PageAnswer }) {
  return (
    <div class="wrap prose">
      <h1 class="title">{answer.head.title}</h1>
    </div>
  );
}
