import type { ActivityCard } from "../body.ts";
import { Picture } from "./picture.tsx";

interface Props {
  readonly cards: readonly ActivityCard[];
  /** The picture above the words, where there is room. */
  readonly isTall?: boolean;
}

/** How wide a tall card's picture is: four in a row, two, or beside the words. */
const tallSizes = "(min-width: 1024px) 302px, (min-width: 640px) 50vw, 120px";

/** Activities that a text names, or others book. */
export function ActivityCards({ cards, isTall = false }: Props) {
  if (cards.length === 0) return null;
  return (
    <ul class={isTall ? "named named-tall" : "named"}>
      {cards.map((card) => (
        <li key={card.id}>
          <a class="named-card" href={card.path}>
            {card.picture && (
              <Picture
                of={card.picture}
                {...(isTall ? { width: 400, height: 300, sizes: tallSizes } : { width: 160, height: 120 })}
                decorative
              />
            )}
            <span class="named-words">
              <span class="named-line">{card.line}</span>
              <span class="named-title">{card.title}</span>
              {card.price && <span class="named-price">{card.price}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
