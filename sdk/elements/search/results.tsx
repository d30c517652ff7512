import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Navigation, SearchX } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailureNotice } from "../../parts/load-failure/load-failure-notice.tsx";
import { HitRow } from "./hit-row.tsx";
import { optionId } from "./option-id.ts";
import type { GroupKind, SearchProps } from "./search.props.ts";
import { isPlainPress } from "../../ui/plain-press.ts";

const bones = [0, 1, 2, 3];

interface ResultsProps {
  readonly search: SearchProps;
  readonly listId: string;
  readonly isHidden: boolean;
}

/**
 * What is found, by kind; what is popular while nothing is typed; and the way to what is near. The list stays in the
 * page, for its field names it.
 */
export function Results({ search, listId, isHidden }: ResultsProps) {
  const { t } = useLingui();
  const { state, count, isPopular, groups } = search;
  const names: Record<GroupKind, string> = {
    places: isPopular ? t`Popular places` : t`Places`,
    activities: t`Activities`,
    themes: t`Kinds of activities`,
    joined: t`Activities by place`,
  };
  const nothing = t({
    id: "general.noResults",
    message: "Nothing fits this search. Try another word, or leave one out.",
  });
  const statusText =
    isHidden || state !== "found"
      ? ""
      : count === 0
        ? nothing
        : t`${plural(count, { one: "# result", other: "# results" })}`;
  return (
    <div hidden={isHidden}>
      <p role="status" className="sr-only">
        {statusText}
      </p>
      {state === "waiting" && !isHidden && (
        <div className="p-4">
          <Skeleton word={t`Still searching`} isSlow={search.isSlow}>
            {bones.map((bone) => (
              <div key={bone} className="flex items-center gap-3 py-2">
                <Bone className="size-12" />
                <div className="grow">
                  <Bone className="h-4 w-1/2" />
                  <Bone className="mt-2 h-3 w-1/4" />
                </div>
              </div>
            ))}
          </Skeleton>
        </div>
      )}
      {state === "failed" && !isHidden && (
        <div className="p-4">
          <LoadFailureNotice failure={search.failure} retry={search.again} />
        </div>
      )}
      {state === "found" && count === 0 && (
        <p className="flex items-center gap-3 p-4 text-16 text-ink-2">
          <Icon of={SearchX} />
          <span>{nothing}</span>
        </p>
      )}
      {state === "found" && count === 0 && groups.length > 0 && (
        <p className="px-4 text-14 font-strong text-ink">{t`Perhaps one of these:`}</p>
      )}
      <div id={listId} role="listbox" aria-label={t`Results`} className="px-2">
        {state === "found" &&
          groups.map(({ kind, hits }) => (
            <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className="pt-2 pb-1">
              <p id={`${listId}-${kind}`} role="presentation" className="px-2 pt-2 pb-1 text-14 font-strong text-ink-2">
                {names[kind]}
              </p>
              {hits.map((shown) => (
                <HitRow
                  key={shown.hit.objectID}
                  shown={shown}
                  id={optionId(listId, shown.hit.objectID)}
                  isActive={search.active === shown.hit.objectID}
                  onChoose={() => search.choose(shown.hit)}
                  onOpenElsewhere={() => search.openElsewhere(shown.hit)}
                />
              ))}
            </div>
          ))}
      </div>
      <div className="sticky bottom-0 mt-1 border-t border-line bg-surface p-2">
        <a
          href={search.nearbyAddress}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            search.chooseNearby();
          }}
          className="focus-ring transition-quick flex min-h-11 items-center gap-3 rounded-field px-2 text-14 font-strong text-accent hover:bg-surface-2"
        >
          <Icon of={Navigation} />
          {t`What is near me`}
        </a>
      </div>
    </div>
  );
}
