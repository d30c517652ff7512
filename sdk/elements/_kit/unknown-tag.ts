import { similarName } from "../../contracts/similar-name.ts";
import { warn } from "./console.ts";

/**
 * Warns in the console about an undefined `<gipfel-NAME>`, with the most similar tag, else with all tags.
 */
export function unknownTag(name: string, known: readonly string[]): void {
  if (customElements.get(`gipfel-${name}`)) return;
  const similar = similarName(name, known);
  const hint = similar
    ? `did you mean <gipfel-${similar}>?`
    : `there are gipfel-${[...known].sort().join(", gipfel-")}.`;
  warn(`<gipfel-${name}> is not an element of Gipfel: ${hint} The page shows what stands inside it.`);
}
