import { useLingui } from "@lingui/react/macro";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { SimilarCard } from "./similar-card.tsx";
import type { SimilarDetails } from "./similar.details.ts";

interface Props {
  readonly similar: readonly SimilarDetails[];
  readonly languageTag: string;
}

/** The cards: a row to swipe in a narrow place, a grid in a wide one. */
export function SimilarList({ similar, languageTag }: Props) {
  return (
    <ul className="[scrollbar-width:none] -mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-2 @xl:mx-0 @xl:grid @xl:grid-cols-2 @xl:gap-x-6 @xl:gap-y-10 @xl:overflow-visible @xl:px-0 @xl:pb-0 @4xl:grid-cols-4">
      {similar.map((activity) => (
        <li key={activity.id} className="w-66 shrink-0 snap-start scroll-ms-4 @xl:w-auto">
          <SimilarCard activity={activity} languageTag={languageTag} />
        </li>
      ))}
    </ul>
  );
}

/** Keeps the place of cards that are on their way. */
export function SimilarSkeleton() {
  const { t } = useLingui();
  return (
    <Skeleton word={t`Still looking for similar activities`}>
      <div className="grid gap-6 @xl:grid-cols-2 @4xl:grid-cols-4">
        {[0, 1, 2, 3].map((card) => (
          <Bone key={card} className="aspect-4/5" />
        ))}
      </div>
    </Skeleton>
  );
}
