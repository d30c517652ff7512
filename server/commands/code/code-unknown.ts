import { AppError } from "../../errors.ts";

/** One answer for all codes that can't be used (RULES 10): what is known of another's code is not told. */
export function codeUnknown(code: string): AppError {
  return new AppError("rebate_unknown", `The code ${code} is not known or not valid any more.`, {
    rebateCodes: [code],
  });
}
