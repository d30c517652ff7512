import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useState, type ComponentType } from "react";
import type { FiltersProps } from "../filters.props.ts";
import { loadPlaceWords } from "./load-place-words.ts";

/**
 * What public transport reaches: code and words are chunks of their own. Its height is there before them, so that the
 * filters below don't move. Offline the list has its other filters.
 */
export function ReachableFilter(props: FiltersProps) {
  const { i18n } = useLingui();
  const { locale } = props.services;
  const [View, setView] = useState<ComponentType<FiltersProps>>();
  useLayoutEffect(() => {
    let isWanted = true;
    Promise.all([import("./place-filter.tsx"), loadPlaceWords(i18n, locale)]).then(
      ([{ PlaceFilter }]) => isWanted && setView(() => PlaceFilter),
      () => {},
    );
    return () => void (isWanted = false);
  }, [locale]);
  return <div className="min-h-35 border-b border-line pb-6">{View && <View {...props} />}</div>;
}
