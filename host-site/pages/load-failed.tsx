import type { ShellWords } from "../shell/words.ts";

/**
 * What stands where code can't be loaded. The button loads the page again: some browsers cache a failed import, and an
 * import that hangs can't be repeated. Every page carries this code: `.load-failed` looks like an `ActionNotice` without
 * its code.
 */
export function LoadFailed({ words: { failed } }: { readonly words: ShellWords }) {
  return (
    <p role="alert" className="load-failed">
      {failed.title}
      <button onClick={() => location.reload()}>{failed.tryAgain}</button>
    </p>
  );
}
