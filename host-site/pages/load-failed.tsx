import type { ShellWords } from "../shell/words.ts";

type Words = Pick<ShellWords, "failed">;

/**
 * What stands where code can't be loaded. The button loads the page again: some browsers cache a failed import, and an
 * import that hangs can't be repeated. Every page carries this code: `.load-failed` looks like an `ActionNotice`
 * without its code.
 */
export function LoadFailed({
  words: { failed },
  isPress,
}: {
  readonly words: Words;
  /** A button of what the server has rendered waits for its code: said over the page, above a bar at its foot. */
  readonly isPress?: boolean;
}) {
  return (
    <p role="alert" className={`load-failed ${isPress ? "load-pressed" : ""}`}>
      {isPress ? failed.press : failed.title}
      <button onClick={() => location.reload()}>{failed.tryAgain}</button>
    </p>
  );
}

/**
 * The same where no script of ours may ever come: the style sheet shows it after ten seconds. The link is the page's
 * own address, with its parameters.
 */
export function LoadLate({
  words: { failed },
  className = "",
}: {
  readonly words: Words;
  readonly className?: string;
}) {
  return (
    <p className={`load-failed load-late ${className}`}>
      {failed.title}
      {/* Parsed as an empty address, which a renderer would write without its value. */}
      <a href=" ">{failed.tryAgain}</a>
    </p>
  );
}
