import { useLingui } from "@lingui/react/macro";
import { SimilarList, SimilarSkeleton } from "../../parts/similar/similar-list.tsx";
import type { SimilarDetails } from "../../parts/similar/similar.details.ts";

interface Props {
  readonly similar: readonly SimilarDetails[];
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
    <section
      aria-label={t`You may also like`}
      className={`border-t border-line pt-8 ${isWideOnly ? "hidden @3xl:block" : ""}`}
    >
      <h2 className="mb-4 text-22 font-strong tracking-[-0.014em]">{t`You may also like`}</h2>
      {similar.length > 0 ? <SimilarList similar={similar} languageTag={languageTag} /> : <SimilarSkeleton />}
    </section>
  );
}
