import { AppError } from "../../errors.ts";

/**
 * One answer for all codes that can't be used (RULES 10): what is known of another's code is not told. Only of a
 * voucher with nothing left it says so (`isUsedUp`): that helps its owner, pays nobody, and counts as a guess as well.
 */
export function codeUnknown(code: string, isUsedUp = false): AppError {
  return new AppError("rebate_unknown", `The code ${code} is not known or not valid any more.`, {
    rebateCodes: [code],
    ...(isUsedUp && { reason: "used_up" }),
  });
}
