/**
 * A failed call as machines use it; `status` 0 means that no answer came. Machines don't import the client, so this
 * reads the error's shape, not its class.
 */
export interface Failure {
  readonly status: number;
  /** A code of `contracts/errors`, or the client's own (client/api-error.ts). */
  readonly code: string;
  readonly fields: Readonly<Record<string, string | string[]>>;
}

/** Reads a failure from a call's rejection. */
export function failureOf(cause: unknown): Failure {
  const { status, code, fields } = (typeof cause === "object" && cause !== null ? cause : {}) as Partial<Failure>;
  return {
    status: typeof status === "number" ? status : 0,
    code: typeof code === "string" ? code : "unexpected_answer",
    fields: fields ?? {},
  };
}

/**
 * Whether the server may have acted although no success was received (no answer, or 5xx): a retry must use the same
 * key.
 */
export function isAnswerLost(failure: Failure): boolean {
  return failure.status === 0 ? failure.code === "offline" || failure.code === "unreachable" : failure.status > 499;
}
