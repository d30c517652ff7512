import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

/** The largest body that a call may have (bytes). */
export const bodyLimit = 64 * 1024;

/**
 * Only JSON comes in, under its own types and others that are `alsoAs` JSON. Keys that would reach into prototypes are
 * refused, and the NUL that PostgreSQL can't keep; an empty body is none.
 */
export function readJsonBodies(app: FastifyInstance, alsoAs: readonly string[] = []): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ["application/json", "application/merge-patch+json", ...alsoAs],
    { parseAs: "string" },
    (_request, text, done) => {
      if (text === "") return done(null, undefined);
      try {
        done(null, JSON.parse(text as string, refuseHarm));
      } catch (cause) {
        done(cause instanceof AppError ? cause : new AppError("invalid_json", "The body is not JSON."));
      }
    },
  );
}

function refuseHarm(key: string, value: unknown): unknown {
  if (key === "__proto__" || key === "constructor" || key === "prototype") {
    throw new AppError("invalid_input", `The key ${JSON.stringify(key)} is not allowed.`, { [key]: "not allowed" });
  }
  if (key.includes("\0") || (typeof value === "string" && value.includes("\0"))) {
    throw new AppError("invalid_input", "The character U+0000 is not allowed.", {
      [key.replaceAll("\0", "")]: "not allowed",
    });
  }
  return value;
}
