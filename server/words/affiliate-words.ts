import { words, type AffiliateWords } from "../../host-site/affiliate/words.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { inEachLanguage } from "./in-each-language.ts";

/** The words of the account's section for affiliates, which their mails and files share; English where it has none. */
export const affiliateWords: (locale: Locale) => AffiliateWords = inEachLanguage("host-site/affiliate", words);
