import { mainLocales } from "../../sdk/contracts/locale.ts";
import type { Words } from "../../server/domain/catalogue-schema.ts";

const germanUmlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** The last part of a page's address, of its title: "Ein Tag auf der Rigi" becomes "ein-tag-auf-der-rigi". */
export function slugs(title: Words): Words {
  return Object.fromEntries(mainLocales.map((locale) => [locale, slugOf(title[locale], locale)])) as Words;
}

function slugOf(text: string, locale: keyof Words): string {
  const lower = text.toLowerCase();
  const spelled = locale === "de_CH" ? lower.replace(/[äöü]/g, (letter) => germanUmlauts[letter] ?? letter) : lower;
  return spelled
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
