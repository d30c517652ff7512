import type { Messages } from "@lingui/core";
import { catalogueFile } from "./catalogue-file.ts";

/** The messages of a catalogue in a language, from its file beside the kit's chunk. */
export async function loadMessages(name: string, language: string): Promise<Messages> {
  const { messages } = await import(
    /* @vite-ignore */ new URL(`${catalogueFile(name, language, __BUILD__)}.js`, import.meta.url).href
  );
  return messages;
}
