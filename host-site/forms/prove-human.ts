import { callApi } from "../api.ts";

/**
 * Proves that a person sends a form: a sum that the browser does by itself, or Turnstile's widget in `place`, with
 * words in `language` (`de`). Its token is for one form and one use.
 */
export async function proveHuman(place: HTMLElement, language: string): Promise<string> {
  const { proveHuman: prove } = await import("../../sdk/human-check/human-check.ts");
  return (await prove(callApi, { place, language, signal: new AbortController().signal })).token;
}
