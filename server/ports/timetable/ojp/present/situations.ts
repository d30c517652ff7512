import type { Situation } from "../../../../../sdk/contracts/transport.ts";
import { childAt, childrenOf, descendantsOf, inLanguage, textAt, type XmlElement } from "../xml/xml-element.ts";

/** Characters of a message that are shown. */
const [longestSummary, longestDescription] = [300, 4000];

/** The messages of an answer, by their numbers. */
export function situationsIn(context: XmlElement | undefined): ReadonlyMap<string, XmlElement> {
  const situations = childrenOf(childAt(context, "Situations"), "PtSituation");
  return new Map(situations.map((situation) => [textAt(situation, "SituationNumber"), situation]));
}

/** Those that a trip refers to, each once. */
export function presentSituations(
  trip: XmlElement,
  situations: ReadonlyMap<string, XmlElement>,
  language: string,
): Situation[] {
  const numbers = new Set(descendantsOf(trip, "SituationNumber").map(({ text }) => text));
  return [...numbers].flatMap((number) => situationOf(situations.get(number), language) ?? []);
}

/** Texts stand in the message itself, or in what passengers are to read of it; there the first action counts. */
function situationOf(situation: XmlElement | undefined, language: string): Situation | null {
  const content = descendantsOf(situation, "TextualContent")[0];
  const from = (part: string, text: string, own: string) =>
    inLanguage([...descendantsOf(childAt(content, part), text), ...childrenOf(situation, own)], language);
  const summary = from("SummaryContent", "SummaryText", "Summary");
  const description = from("DescriptionContent", "DescriptionText", "Description");
  const advice = from("RecommendationContent", "RecommendationText", "Advice");
  const text = [description, advice].filter(Boolean).join("\n");
  const first = summary || text;
  if (first === "") return null;
  return {
    summary: first.slice(0, longestSummary),
    description: summary === "" || text === "" ? null : text.slice(0, longestDescription),
  };
}
