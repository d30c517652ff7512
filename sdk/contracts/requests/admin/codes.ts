import * as v from "valibot";
import {
  codeLabelMaxLength,
  codeLength,
  codePattern,
  codeStates,
  highestCodeAmount,
  isCodeToGive,
  mostUses,
} from "../../admin/codes.ts";
import { codeKinds, normaliseCode } from "../../code.ts";
import { codeMaxLength } from "../../code-limits.ts";
import { EmailAddress } from "../../contact.ts";
import { LocaleOnWire } from "../../locale-on-wire.ts";
import { LocalDate } from "../../time.ts";
import { paged } from "./paging.ts";

const CodePath = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(codeMaxLength)) });

const wholePercent = 100;
const Amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(highestCodeAmount));

const common = {
  /** What buyers read in place of the code; empty: the code. */
  label: v.pipe(v.string(), v.trim(), v.maxLength(codeLabelMaxLength)),
  /** The last day in Zurich; null: without one. */
  validUntil: v.nullable(LocalDate),
};

/** Empty for a new one; else letters and figures, however they are spaced. */
const WantedCode = v.pipe(
  v.string(),
  v.regex(codePattern, "letters and figures are wanted"),
  v.check(isCodeToGive, `${codeLength.least} letters or figures at least are wanted`),
  v.transform(normaliseCode),
  v.maxLength(codeLength.most),
);

const rebate = {
  code: WantedCode,
  uses: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostUses))),
};

/** What the server parses of these calls, by method and path. */
export const adminCodesRequests = {
  "GET /admin/codes/": {
    query: v.object({
      ...paged,
      kind: v.optional(v.picklist(codeKinds)),
      state: v.optional(v.picklist(codeStates)),
    }),
  },
  "GET /admin/codes/{code}/": { params: CodePath },
  "POST /admin/codes/rebates/": {
    body: v.variant("kind", [
      v.object({
        ...common,
        ...rebate,
        kind: v.literal("percent"),
        value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(wholePercent)),
      }),
      v.object({ ...common, ...rebate, kind: v.literal("fixed"), value: Amount }),
    ]),
  },
  "POST /admin/codes/vouchers/": {
    body: v.object({ ...common, amount: Amount, email: EmailAddress, locale: LocaleOnWire }),
  },
  "POST /admin/codes/{code}/end/": { params: CodePath, body: v.object({}) },
};
