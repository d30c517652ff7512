import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectButton } from "../../ui/select-button.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailureNotice } from "../../parts/load-failure/load-failure-notice.tsx";
import { MapRow } from "./map-row.tsx";
import type { MapSort } from "../../machines/map/map.types.ts";
import type { MapProps } from "./map.props.ts";

/** Rows of the skeleton. */
const bones = [0, 1, 2, 3];

/** The activities of the chosen cluster, or of what of the map is in sight. */
export function MapList(props: MapProps) {
  const { t } = useLingui();
  const { cards, count, state, chosen, chosenPlace } = props;
  return (
    <>
      <header className="border-b border-line ps-4 pe-2 pt-3 pb-1 @min-[768px]:ps-6">
        <div className="flex min-h-11 items-center gap-2">
          <h2 className="m-0 min-w-0 grow text-18 font-strong text-balance hyphens-auto wrap-break-word">
            {chosen ? t`Around ${chosenPlace}` : t`Activities on the map`}
          </h2>
          {chosen && <IconButton icon={X} name={t`Close`} onPress={props.close} />}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="m-0 text-14 text-ink-2">
            {state === "loaded" &&
              (chosen
                ? t`${plural(count, { one: "# activity", other: "# activities" })}`
                : t`${plural(count, { one: "# activity in this area", other: "# activities in this area" })}`)}
          </p>
          <SortMenu {...props} />
        </div>
      </header>
      {props.locating === "failed" && (
        <div className="px-4 pt-3 @min-[768px]:px-6">
          <Notice tone="warning" role="alert">
            {t({
              id: "filter.locationError",
              message: "Your position could not be found. Allow it in your browser, or look for a place by its name.",
            })}
          </Notice>
        </div>
      )}
      <div className="relative min-h-0 grow overflow-y-auto overscroll-contain">
        {state === "loading" && cards.length === 0 && <Waiting isSlow={props.isSlow} />}
        {state === "failed" && (
          <div className="p-4 @min-[768px]:px-6">
            <LoadFailureNotice failure={props.failure} retry={props.again} />
          </div>
        )}
        {state === "loaded" && cards.length === 0 && (
          <p className="p-4 text-16 text-ink-2 @min-[768px]:px-6">{t`There is nothing to book in this part of the map. Move the map, or zoom out.`}</p>
        )}
        <ul className="m-0 list-none p-0">
          {cards.map((card) => (
            <li key={card.activity.id} className="border-b border-line last:border-0">
              <MapRow {...card} languageTag={props.languageTag} onOpen={() => props.open(card.activity.id)} />
            </li>
          ))}
        </ul>
        {count > cards.length && (
          <div className="p-4 @min-[768px]:px-6">
            <Button variant="secondary" wide onPress={props.more}>
              {t`Show more`}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** How the list is sorted. Distance is not among them (discovery spec §2, "Map page"). */
function SortMenu({ sort, sorts, setSort }: Pick<MapProps, "sort" | "sorts" | "setSort">) {
  const { t } = useLingui();
  const words: Record<MapSort, string> = {
    relevance: t`Recommended`,
    popularityDesc: t`Most booked`,
    ratingDesc: t`Best rated`,
    priceAsc: t`Lowest price`,
    priceDesc: t`Highest price`,
  };
  const options = sorts.map((value) => ({ value, label: words[value] }));
  return (
    <SelectButton
      bare
      label={t`Sort by`}
      value={sort}
      options={options}
      onChange={(value) => setSort(value as MapSort)}
    />
  );
}

function Waiting({ isSlow }: { readonly isSlow: boolean }) {
  const { t } = useLingui();
  return (
    <div className="p-4 @min-[768px]:px-6">
      <Skeleton word={t`One moment, please.`} isSlow={isSlow}>
        {bones.map((bone) => (
          <div key={bone} className="flex gap-4 pb-6">
            <Bone className="h-24 w-32 shrink-0" />
            <div className="grow">
              <Bone className="h-4 w-1/2" />
              <Bone className="mt-2 h-5 w-full" />
              <Bone className="mt-2 h-4 w-2/3" />
            </div>
          </div>
        ))}
      </Skeleton>
    </div>
  );
}
