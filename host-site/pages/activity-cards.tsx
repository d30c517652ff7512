import type { ActivityCard } from "./ideas.ts";
import { Picture } from "../../sdk/ui/picture.tsx";

interface Props {
  readonly cards: readonly ActivityCard[];
  /** Beside each other where there is room, below each other, or four in a row with the picture above the words. */
  readonly layout?: "rows" | "column" | "tall";
}

/** How wide a tall card's picture is: four in a row, two, or beside the words. */
const tallSizes = "(min-width: 1024px) 302px, (min-width: 640px) 50vw, 120px";

const columns = {
  rows: "grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))]",
  column: "grid-cols-1",
  tall: "grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] min-[640px]:grid-cols-2 min-[640px]:gap-y-8 min-[1024px]:grid-cols-4",
} as const;

/** Activities that a text names, or others book. */
export function ActivityCards({ cards, layout = "rows" }: Props) {
  if (cards.length === 0) return null;
  const isTall = layout === "tall";
  return (
    <ul className={`mt-5 grid gap-x-6 gap-y-4 ${columns[layout]}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <a
            className={`named-card group grid grid-cols-[120px_minmax(0,1fr)] gap-4 break-inside-avoid no-underline ${isTall ? "min-[640px]:grid-cols-1 min-[640px]:content-start min-[640px]:gap-3" : ""}`}
            href={card.path}
          >
            {card.picture && (
              <Picture
                of={card.picture}
                ratio="4:3"
                {...(isTall ? { width: 400, sizes: tallSizes } : { width: 160 })}
                decorative
                className={`rounded-field ${isTall ? "min-[640px]:w-full min-[640px]:rounded-card" : ""}`}
              />
            )}
            <span className="flex flex-col gap-0.5">
              <span className="text-14 text-ink-2">{card.line}</span>
              <span className="text-16 font-strong wrap-break-word hyphens-auto text-pretty underline-offset-3 group-hover:underline">
                {card.title}
              </span>
              {card.price && <span className="mt-auto text-14 font-value tabular-nums">{card.price}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
