import type { FastifyBaseLogger } from "fastify";
import { destination, pino, type Logger } from "pino";

export type Log = FastifyBaseLogger;

const standardError = 2;

/**
 * Structured logs, one JSON a line, to standard error: what people read goes to standard output. Contact data, tokens
 * and secrets never get in: PostgreSQL's `detail` quotes the row that broke a rule.
 */
export function createLog(level: string): Logger {
  const redact = [
    "req.headers.authorization",
    "req.headers.cookie",
    'req.headers["x-csrf-token"]',
    "err.detail",
    "err.where",
  ];
  return pino({ level, base: null, redact }, destination({ fd: standardError, sync: true }));
}
