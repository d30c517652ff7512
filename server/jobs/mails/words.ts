import type { MailWords } from "./words.types.ts";
import type { mainLocales } from "../../../sdk/contracts/locale.ts";
import { words as de } from "./words/de.ts";
import { words as en } from "./words/en.ts";
import { words as fr } from "./words/fr.ts";
import { words as it } from "./words/it.ts";

export const mailWords: Record<(typeof mainLocales)[number], MailWords> = {
  en_CH: en,
  de_CH: de,
  fr_CH: fr,
  it_CH: it,
};
