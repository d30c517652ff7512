import type { BodyOf } from "../body.ts";
import type { PageAnswer } from "../page.ts";

/** What an account's page shows below its title: all of it is the visitor's own, asked for in the browser. */
export function Account({ body }: { readonly answer: PageAnswer; readonly body: BodyOf<"account"> }) {
  return <section aria-label={body.title} aria-busy="true" />;
}
