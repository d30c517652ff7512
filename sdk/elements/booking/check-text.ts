import * as v from "valibot";
import { jsonTexts } from "../../contracts/elements/json-texts.ts";
import { reportAttribute } from "../_kit/report-attribute.ts";

const checked = new Set<string>();

/** One line in the console for an attribute of JSON that can't be read; the widget begins without it. */
export function checkText(name: keyof typeof jsonTexts, text: string): void {
  const parsed = v.safeParse(jsonTexts[name] as v.GenericSchema, text);
  const key = `${name} ${text}`;
  if (!parsed.success && !checked.has(key))
    reportAttribute("gipfel-booking", name, text, parsed.issues[0], { typed: true, output: undefined }, [], undefined);
  checked.add(key);
}
