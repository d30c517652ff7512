import { fill } from "../shell/fill.ts";
import type { SharesWords } from "./words.ts";

/** What a share is called: as the organiser calls it, else "Person 2". */
export function nameOfShare(
  { label, number }: { readonly label: string | null; readonly number: number },
  words: SharesWords,
): string {
  return label ?? fill(words.person, { number: String(number) });
}
