import type { ErrorCode } from "../../../../sdk/contracts/errors.ts";
import { AppError } from "../../../errors.ts";

/** The library's codes in ours. */
const codes: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: "credentials_invalid",
  INVALID_PASSWORD: "password_wrong",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "password_wrong",
  PASSWORD_TOO_SHORT: "password_too_short",
  PASSWORD_TOO_LONG: "password_too_long",
  INVALID_EMAIL: "email_invalid",
  EMAIL_MISMATCH: "email_invalid",
  USER_ALREADY_EXISTS: "account_exists",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "account_exists",
  INVALID_TOKEN: "token_invalid",
  TOKEN_EXPIRED: "token_invalid",
  PROVIDER_NOT_FOUND: "not_found",
};
const byStatus: Record<number, ErrorCode> = {
  401: "not_signed_in",
  403: "forbidden",
  404: "not_found",
  429: "too_many_requests",
};

/** A refusal of the library as one of ours (design §5). */
export function refusalOf(status: number, body: { code?: unknown; message?: unknown } | null): AppError {
  const code = codes[String(body?.code)] ?? byStatus[status] ?? (status >= 500 ? "internal" : "invalid_input");
  const message =
    code !== "internal" && typeof body?.message === "string" && body.message ? body.message : "This was refused.";
  return new AppError(code, message);
}
