import type { PageAnswer } from "../page.ts";
import { LoadFailed } from "./load-failed.tsx";

/** Replaces a page whose view can't be loaded, where the server renders a title and a skeleton only. */
export function ViewFailed({ answer: { body, head, shell } }: { readonly answer: PageAnswer }) {
  return (
    <main id="content" tabIndex={-1}>
      {/* No `div`: hydration would keep that of the skeleton, with its attributes. */}
      <section className="wrap">
        <h1 className="title">{typeof body["title"] === "string" ? body["title"] : head.title}</h1>
        <LoadFailed words={shell.words} />
      </section>
    </main>
  );
}
