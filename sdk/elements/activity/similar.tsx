import { useLingui } from "@lingui/react/macro";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import type { SimilarFacts } from "./activity.props.ts";
import { SimilarCard } from "./similar-card.tsx";

interface Props {
  readonly similar: readonly SimilarFacts[];
  readonly isLoading: boolean;
  /** In a narrow place they stand higher up already. */
  readonly isWideOnly: boolean;
  readonly languageTag: string;
}

/** What else there is (RULES 23). */
export function Similar({ similar, isLoading, isWideOnly, languageTag }: Props) {
  const { t } = useLingui();
  if (similar.length === 0 && !isLoading) return null;
  return (
    <section aria-label={t`You may also like`} className={`border-t border-line pt-8 ${isWideOnly ? "hidden @3xl:block" : ""}`}>
      <h2 className="mb-4 text-22 font-strong tracking-[-0.014em]">{t`You may also like`}</h2>
      {similar.length > 0 ? (
        <SimilarList similar={similar} languageTag={languageTag} />
      ) : (
        <Skeleton word={t`Still looking for similar activities`}>
          <div className="grid gap-6 @xl:grid-cols-2 @4xl:grid-cols-4">
            {[0, 1, 2, 3].map((card) => (
              <Bone key={card} className="aspect-4/5" />
            ))}
          </div>
        </Skeleton>
      )}
    </section>
  );
}

/** The cards: a row to swipe in a narrow place, a grid in a wide one. */
export function SimilarList({ similar, languageTag }: Pick<Props, "similar" | "languageTag">) {
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
