import { useLingui } from "@lingui/react/macro";
import { codeName } from "../../ui/code-name.ts";
import { figureInWords } from "../../ui/figure.ts";
import { dateInWords } from "../../ui/month.ts";

/** What an option is called where it stands under its group's name, and alone as a chip. */
export function useOptionWords(languageTag: string) {
  const { t } = useLingui();
  /** As it stands within a sentence: small in French and Italian. */
  const language = (key: string) => codeName("language", key, languageTag);
  const capital = (name: string) => name.charAt(0).toLocaleUpperCase(languageTag) + name.slice(1);
  const rating = (least: string) => (least === "none" ? t`Not rated yet` : t`${figure(least, languageTag)} and up`);
  function groupName(group: string, label: string | null): string {
    if (label !== null) return label;
    const names: Record<string, string> = {
      types: t`Type`,
      locations: t`Place`,
      rating: t`Rating`,
      discountTypes: t`Discount card`,
      guided: t`Guide`,
      languages: t`Guide speaks`,
    };
    return names[group] ?? t`Filter`;
  }
  return {
    groupName,
    inGroup(group: string, value: string | number, label: string | null): string {
      if (label !== null) return label;
      if (group === "languages") return capital(language(String(value)));
      if (group === "rating") return rating(String(value));
      return group === "guided" ? t`With a guide` : String(value);
    },
    asChip(group: string, value: string | number, label: string | null): string {
      const text = String(value);
      if (label !== null) return label;
      if (group === "languages") return t`Guide speaks ${language(text)}`;
      if (group === "rating") return text === "none" ? t`Not rated yet` : t`Rating ${figure(text, languageTag)} and up`;
      if (group === "date")
        return dateInWords(text, languageTag, { weekday: "short", day: "numeric", month: "short", year: "numeric" });
      return group === "guided" ? t`With a guide` : `${groupName(group, null)} ${text}`;
    },
  };
}

const figure = (text: string, languageTag: string) => figureInWords(Number(text), languageTag);
