import { prefixOf, type Locale } from "../../sdk/contracts/locale.ts";

/** The address of a page for developers, by its name (`load/developers/developers.ts`); the overview has none. */
export function developersPath(name: string, locale: Locale): string {
  return `${prefixOf(locale)}/developers${name && `/${name}`}`;
}
