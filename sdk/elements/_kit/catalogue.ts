import type { Messages } from "@lingui/core";

const catalogues = import.meta.glob<{ messages: Messages }>("../../../locales/*/*.po");

/** The messages of a catalogue in a language. The browser's build replaces this file with `catalogue.browser.ts`. */
export async function loadMessages(name: string, language: string): Promise<Messages> {
  return (await catalogues[`../../../locales/${language}/${name}.po`]?.())?.messages ?? {};
}
