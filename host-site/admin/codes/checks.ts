import { highestCodeAmount, isCodeToGive, mostUses } from "../../../sdk/contracts/admin/codes.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { fill } from "../../shell/fill.ts";
import type { AdminWords } from "../words.ts";
import { checksIn } from "../../forms/checks.ts";
import { readFrancs } from "../../forms/francs.ts";
import { todayInShop } from "../../forms/when.ts";
import type { FormWords } from "../../forms/words.ts";

const wholePercent = 100;
const isWhole = (value: string, most: number) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= most;

/** What is wrong with the fields of new codes, in a sentence; null where nothing is. `now` is the browser's, in ms. */
export function codeChecksIn(words: AdminWords["codes"], formWords: FormWords, now = Date.now()) {
  const { all, decimals } = checksIn(formWords);
  return {
    percent: (value: string) => (isWhole(value.trim(), wholePercent) ? null : words.percentWrong),
    amount: all(decimals, (value) => {
      const rappen = readFrancs(value);
      return rappen !== null && rappen > 0 && rappen <= highestCodeAmount
        ? null
        : fill(words.amountWrong, { most: money(highestCodeAmount).formatted });
    }),
    code: (value: string) => (isCodeToGive(value.trim()) ? null : words.codeWrong),
    lastDay: (value: string) => (value === "" || value >= todayInShop(now) ? null : words.lastDayWrong),
    uses: (value: string) => (value.trim() === "" || isWhole(value.trim(), mostUses) ? null : words.usesWrong),
  };
}

/**
 * Whether a call was refused and has made nothing, so that the next press is another one. A key that was used before
 * says the opposite: its first answer was lost.
 */
export function isRefused(code: string | undefined, status: number): boolean {
  return status >= 400 && status < 500 && code !== "idempotency_conflict";
}
