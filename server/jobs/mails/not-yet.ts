/** A mail that must not go out before `at` (ms since 1970). */
export class NotYet extends Error {
  readonly at: number;

  constructor(at: number) {
    super(`a mail waits until ${new Date(at).toISOString()}`);
    this.name = "NotYet";
    this.at = at;
  }
}
