import { ActionNotice } from "../../sdk/ui/action-notice.tsx";
import type { PageAnswer } from "../page.ts";

/**
 * Replaces a page whose view can't be loaded where the server could render only a title and a skeleton. The button
 * reloads the page: some browsers cache a failed import, and an import that hangs can't be repeated.
 */
export function ViewFailed({ answer: { body, head, shell } }: { readonly answer: PageAnswer }) {
  const { failed } = shell.words;
  return (
    <main id="content" tabIndex={-1}>
      {/* No `div`: hydration would keep that of the skeleton, with its attributes. */}
      <section className="wrap pb-18">
        <h1 className="title">{"title" in body ? body.title : head.title}</h1>
        <div className="code-failed">
          <ActionNotice action={failed.tryAgain} onPress={() => location.reload()}>
            {failed.title}
          </ActionNotice>
        </div>
      </section>
    </main>
  );
}
