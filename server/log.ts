import type { FastifyBaseLogger } from "fastify";
import { destination, pino, type Logger } from "pino";

export type Log = FastifyBaseLogger;

const standardError = 2;

/** Structured logs, one JSON a line, to standard error: what people read goes to standard output. Contact data, tokens and secrets never get in. */
export function createLog(level: string): Logger {
  const redact = ["req.headers.authorization", "req.headers.cookie", 'req.headers["x-csrf-token"]'];
  return pino({ level, base: null, redact }, destination({ fd: standardError, sync: true }));
}
