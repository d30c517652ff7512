import { absoluteUrl } from "../addresses.ts";
import type { HeadInput } from "../input.ts";
import { oneLine } from "../one-line.ts";
import { picturesOf } from "../pictures.ts";
import { organization } from "./organization.ts";

/** An itinerary with its stages; null for the overview of itineraries. */
export function tripOf(input: HeadInput): object | null {
  const { article, origin, path } = input;
  if (!article) return null;
  const image = picturesOf(origin, article.picture ?? input.picture);
  const stages = article.blocks.filter((block) => block.kind === "stage");
  return {
    "@type": "TouristTrip",
    name: oneLine(article.title),
    description: oneLine(article.lead) || oneLine(article.title),
    url: absoluteUrl(origin, path),
    provider: organization(input),
    ...(image.length > 0 ? { image } : {}),
    ...(stages.length > 0
      ? {
          itinerary: {
            "@type": "ItemList",
            numberOfItems: stages.length,
            itemListElement: stages.map(({ title, text }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              item: { "@type": "TouristDestination", name: oneLine(title), description: oneLine(text) },
            })),
          },
        }
      : {}),
  };
}
