import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { PlainPageFrame } from "../../plain-page-frame.ts";
import { plainPage } from "../../shop/plain-page.ts";
import { notePageWords, type Note } from "./note-page.words.ts";

/** A page of one sentence and the way on, for links in mails that have no page of the shop. */
export function notePage(note: Note, locale: Locale, homeUrl: string, frame: PlainPageFrame): string {
  const { home, [note]: words } = notePageWords(locale);
  const { title, text, button } = words;
  return plainPage({
    locale,
    title,
    text,
    way: button === undefined ? { title: home, url: homeUrl } : { title: button, url: null },
    frame,
  });
}
