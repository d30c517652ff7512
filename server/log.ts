import type { FastifyBaseLogger } from "fastify";
import { pino, type Logger } from "pino";

export type Log = FastifyBaseLogger;

/** Structured logs, one JSON a line. Contact data, tokens and secrets never get in. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, redact: ["req.headers.authorization", "req.headers.cookie", "req.headers[\"x-csrf-token\"]"] });
}
