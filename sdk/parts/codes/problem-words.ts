import { useLingui } from "@lingui/react/macro";
import { mostCodes } from "../../contracts/code-limits.ts";
import { timeOf } from "../../contracts/time.ts";
import type { CodesProblem } from "../../machines/codes/codes.types.ts";

/** Why a code was not added or taken out, in a sentence that helps; null where nothing is wrong. */
export function useProblemWords(problem: CodesProblem | null): string | null {
  const { t } = useLingui();
  if (!problem) return null;
  const { retryAt } = problem.fields;
  switch (problem.code) {
    case "code_missing":
      return t`Please type your code.`;
    case "rebate_unknown":
      if (problem.fields["reason"] === "used_up") return t`This gift voucher is used up: nothing is left on it.`;
      return t`We don’t know this code, or it can’t be used any more. Please compare it letter by letter.`;
    case "too_many_requests":
      return typeof retryAt === "string"
        ? t`Too many wrong codes were tried. You can try again from ${timeOf(retryAt)}.`
        : t`Too many codes were tried. Please try again in an hour.`;
    case "invalid_input":
      return t`A basket takes at most ${mostCodes} codes. Remove one first.`;
    case "payment_open":
      return t`A payment of this basket is under way. Stop it first, then change your codes.`;
    case "offline":
    case "unreachable":
      return t`No answer came. Please try again once you have a connection.`;
    default:
      return t`Something went wrong on our side. Please try again.`;
  }
}
