import type { I18n } from "@lingui/core";
import type { Locale } from "../../../contracts/locale.ts";
import { loadWords } from "../../../elements/_kit/words.ts";

/** The words of `place-filter.tsx`, which are a catalogue of their own. */
export const loadPlaceWords = (i18n: I18n, locale: Locale): Promise<void> => loadWords(i18n, locale, ["place-filter"]);
