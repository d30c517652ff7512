import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { ErrorBody, IndexErrorBody } from "../../sdk/contracts/errors.ts";
import { AppError, notFound } from "../errors.ts";
import type { PlainPageFrame } from "../plain-page-frame.ts";
import { requestsPage, refusalPage, type RefusedRequest } from "../shop/refusal-page.ts";

/** The framework's own refusals, in our codes. */
const frameworkCodes: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new AppError("payload_too_large", "The body is larger than this call takes: most take 64 kB."),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError("unsupported_media_type", "Send JSON: application/json or application/merge-patch+json."),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new AppError("invalid_input", "The body is not as long as it says."),
  // The client disconnected before the end of the response, or of its own request: not an error, and not read.
  ERR_STREAM_PREMATURE_CLOSE: () => new AppError("invalid_input", "The caller has left."),
  FST_ERR_BAD_URL: () => new AppError("invalid_input", "The address can't be decoded."),
};

/** The error for the caller; unexpected errors are `internal`. */
export function asAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const { code, statusCode } = cause as FastifyError;
  const known = frameworkCodes[code];
  if (known) return known();
  if (statusCode === 429) return new AppError("too_many_requests", "Too many requests: try again in a moment.");
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError("invalid_input", "The request is not as it should be.");
  return new AppError("internal", "Something went wrong on our side.", undefined, { cause });
}

/** Every failure leaves as a page or as `{ code, message, fields? }`; only our own faults are logged as errors. */
export function answerErrors(app: FastifyInstance, frame: PlainPageFrame): void {
  app.setErrorHandler((cause, request, reply) => {
    const error = asAppError(cause);
    if (error.worthReporting) request.log.error({ err: error.cause ?? error, code: error.code }, "a request failed");
    else request.log.info({ code: error.code, fields: error.fields }, "a request was refused");
    return reply.send(refuse(error, request, reply, frame));
  });
  app.setNotFoundHandler((request, reply) => reply.send(refuse(notFound("not_found"), request, reply, frame)));
}

/** The calls of the hosted index's protocol (docs/search-protocol.md). */
const indexCall = /^\/api\/1(?:[/?]|$)/;

/**
 * Sets status and `no-store` of an error reply, and returns its body: a page for a page request, `{ message, status,
 * code }` for a call of the hosted index's protocol, else `{ code, message, fields? }`.
 */
export function refuse(
  error: AppError,
  request: RefusedRequest,
  reply: FastifyReply,
  frame: PlainPageFrame,
): string | ErrorBody | IndexErrorBody {
  const isPage = requestsPage(request);
  reply
    .status(error.status)
    .header("cache-control", "no-store")
    .type(isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8");
  if (isPage) return refusalPage(error, request.url, frame);
  return indexCall.test(request.url) ? { message: error.message, status: error.status, code: error.code } : error.body;
}
