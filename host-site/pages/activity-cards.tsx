import type { ActivityCard } from "../body.ts";
import { Picture } from "./picture.tsx";

interface Props {
  readonly cards: readonly ActivityCard[];
}

/** Activities that a text names. */
export function ActivityCards({ cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <ul class="named">
      {cards.map((card) => (
        <li key={card.id}>
          <a class="named-card" href={card.path}>
            {card.picture && <Picture of={card.picture} width={160} height={120} decorative />}
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
