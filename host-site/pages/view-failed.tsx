import type { PageAnswer } from "../page.ts";

/**
 * Replaces a page whose view can't be loaded, where the server renders a title and a skeleton only. The button loads the
 * page again: some browsers cache a failed import, and an import that hangs can't be repeated. Every page carries this
 * code: `.view-failed` looks like an `ActionNotice` without its code.
 */
export function ViewFailed({ answer: { body, head, shell } }: { readonly answer: PageAnswer }) {
  const { failed } = shell.words;
  return (
    <main id="content" tabIndex={-1}>
      {/* No `div`: hydration would keep that of the skeleton, with its attributes. */}
      <section className="wrap">
        <h1 className="title">{"title" in body ? body.title : head.title}</h1>
        <p role="alert" className="view-failed">
          {failed.title}
          <button onClick={() => location.reload()}>{failed.tryAgain}</button>
        </p>
      </section>
    </main>
  );
}
