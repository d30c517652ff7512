import { useLingui } from "@lingui/react/macro";
import { FaceSlightlyFrowning } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { SimilarList } from "../../parts/similar/similar-list.tsx";
import type { SimilarDetails } from "../../parts/similar/similar.details.ts";

interface Props {
  readonly similar: readonly SimilarDetails[];
  readonly languageTag: string;
  /** No other list of similar ones follows below. */
  readonly isAlone: boolean;
}

/**
 * Replaces the booking of an activity that can't be booked (discovery spec §2): a message, the partner's own link, and
 * in a narrow place similar activities.
 */
export function NotBookable({ similar, languageTag, isAlone }: Props) {
  const { t } = useLingui();
  return (
    <div className="mt-6">
      <div className="flex gap-4 rounded-card bg-surface-2 p-4 @2xl:p-6">
        <Icon of={FaceSlightlyFrowning} size={32} className="text-ink-2" />
        <div className="min-w-0">
          <p className="font-strong">{t`This can’t be booked at the moment`}</p>
          <p className="mt-1 max-w-measure text-14 text-pretty text-ink-2">{t`No dates are open. Look again another day, or choose something like it.`}</p>
        </div>
      </div>
      <div className="mt-3">
        <slot />
      </div>
      {similar.length > 0 && (
        <div className={`mt-6 ${isAlone ? "" : "@3xl:hidden"}`}>
          <SimilarList similar={similar} languageTag={languageTag} />
        </div>
      )}
    </div>
  );
}
