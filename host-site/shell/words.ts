import type { Locale } from "../../sdk/contracts/locale.ts";

/** What the shell says, in one language. It travels with the page as data. */
export interface ShellWords {
  readonly skipToContent: string;
}

/** The shell's words in the language of a locale; English where it has none. */
export function shellWords(_locale: Locale): ShellWords {
  return { skipToContent: "Skip to content" };
}
