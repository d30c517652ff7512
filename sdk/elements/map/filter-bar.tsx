import { useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide";
import { useLayoutEffect, useState, type ComponentType } from "react";
import type { Locale } from "../../contracts/locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { loadWords } from "../_kit/words.ts";
import type { MapProps } from "./map.props.ts";

/**
 * The button over the map that opens the filters; it says how many narrow it. Their code and words come with the first
 * press.
 */
export function FilterBar(props: MapProps) {
  const { t } = useLingui();
  const { View } = usePanel(props);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={props.openFilters}
        className="focus-ring transition-quick absolute start-4 top-4 inline-flex min-h-11 items-center gap-2 rounded-chip bg-surface px-4 text-14 font-value text-ink shadow-float hover:bg-surface-2 forced-colors:border"
      >
        <Icon of={SlidersHorizontal} size={16} />
        {t`Filters`}
        {props.choices > 0 && (
          <span className="grid size-5 place-items-center rounded-chip bg-accent text-12 font-strong text-on-accent tabular-nums">
            {props.choices}
          </span>
        )}
      </button>
      {View && <View {...props} />}
    </>
  );
}

/** The panel, once its code and its words in this locale are there. */
interface Panel {
  readonly View?: ComponentType<MapProps>;
  readonly locale?: Locale;
}

/** The panel's code and words; no view until the visitor wants them, and again after a change of the language. */
function usePanel({ isFiltering, locale, closeFilters }: MapProps): Panel {
  const { i18n } = useLingui();
  const [panel, setPanel] = useState<Panel>({});
  const isThere = panel.locale === locale;
  useLayoutEffect(() => {
    if (!isFiltering || isThere) return;
    let isWanted = true;
    Promise.all([import("./filter-panel.tsx"), loadWords(i18n, locale, ["map-filters"])]).then(
      ([{ FilterPanel }]) => isWanted && setPanel({ View: FilterPanel, locale }),
      // Offline: the button stays, and the next press tries again.
      () => isWanted && closeFilters(),
    );
    return () => void (isWanted = false);
  }, [isFiltering, locale]);
  return isThere ? panel : {};
}
