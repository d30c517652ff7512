import { useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide";
import { useLayoutEffect, useState, type ComponentType } from "react";
import { Icon } from "../../ui/icon.tsx";
import { activateLocale } from "../_kit/words.ts";
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

/** The panel's code and words; no view until the visitor wants them. */
function usePanel({ isFiltering, locale, closeFilters }: MapProps): { readonly View?: ComponentType<MapProps> } {
  const { i18n } = useLingui();
  const [panel, setPanel] = useState<{ readonly View?: ComponentType<MapProps> }>({});
  useLayoutEffect(() => {
    if (!isFiltering || panel.View) return;
    Promise.all([import("./filter-panel.tsx"), activateLocale(i18n, locale, ["map-filters"])]).then(
      ([{ FilterPanel }]) => setPanel({ View: FilterPanel }),
      // Offline: the button stays, and the next press tries again.
      closeFilters,
    );
  }, [isFiltering, locale]);
  return panel;
}
