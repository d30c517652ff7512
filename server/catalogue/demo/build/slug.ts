import type { Words } from "../../schema.ts";
import { eachLanguage } from "./words.ts";

const germanUmlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** The last part of a page's address, of its title: "Ein Tag auf der Rigi" becomes "ein-tag-auf-der-rigi". */
export function slugs(title: Words): Words {
  return eachLanguage(title, (text, locale) => {
    const lower = text.toLowerCase();
    const spelled = locale === "de_CH" ? lower.replace(/[äöü]/g, (letter) => germanUmlauts[letter] ?? letter) : lower;
    return spelled
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
  });
}
