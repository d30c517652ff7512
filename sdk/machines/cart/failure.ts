/**
 * What a failed call tells a machine: `status` 0 means that no answer came. Machines don't see the client, so the shape
 * is read, not the class.
 */
export interface Failure {
  readonly status: number;
  /** A code of `contracts/errors`, or the client's own (client/api-error.ts). */
  readonly code: string;
  readonly fields: Readonly<Record<string, string | string[]>>;
}

/** Reads a failure from whatever a call was rejected with. */
export function failureOf(cause: unknown): Failure {
  const { status, code, fields } = (typeof cause === "object" && cause !== null ? cause : {}) as Partial<Failure>;
  return {
    status: typeof status === "number" ? status : 0,
    code: typeof code === "string" ? code : "unexpected_answer",
    fields: fields ?? {},
  };
}

/**
 * Whether the server may have acted although we never heard so, as before a fault of its own (5xx): the same key must
 * be used when the call is made again.
 */
export function isAnswerLost(failure: Failure): boolean {
  return failure.status === 0 ? failure.code === "offline" || failure.code === "unreachable" : failure.status > 499;
}
