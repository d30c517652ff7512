import type { AffiliateStatement } from "../../sdk/contracts/affiliate.ts";
import { translatedLanguageTag } from "../../sdk/contracts/locale.ts";
import { dateInWords } from "../../sdk/ui/month.ts";
import { useAccount } from "./context.ts";

/** "November 2026" of a statement, in the language of the page. */
export function useMonthInWords(): (statement: Pick<AffiliateStatement, "month">) => string {
  const { answer } = useAccount();
  const tag = translatedLanguageTag(answer.locale);
  return ({ month }) => dateInWords(`${month}-01`, tag, { month: "long", year: "numeric" });
}
