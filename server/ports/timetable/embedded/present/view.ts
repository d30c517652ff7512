import type { Locale } from "../../../../../sdk/contracts/locale.ts";
import type { Timetable } from "../file/sections.ts";
import type { Live } from "../live/live.types.ts";
import type { Router } from "../router/router.ts";
import { timetableWords, type words } from "../../timetable.words.ts";

/** What a journey is presented with. */
export interface View {
  readonly timetable: Timetable;
  readonly live: Live;
  readonly locale: Locale;
  readonly words: typeof words;
  readonly isDemo: boolean;
}

export function viewOf({ timetable }: Router, live: Live, locale: Locale): View {
  return { timetable, live, locale, words: timetableWords(locale), isDemo: timetable.facts.isDemo };
}
