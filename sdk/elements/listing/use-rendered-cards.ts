import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { ListProps } from "./listing.props.ts";

/**
 * The cards that are still as the server rendered them. A card is a link: it needs no hydration, and the list handles
 * presses on it. Returns whether a card is left alone: it is rendered again once its content or address would differ,
 * and the code of cards is loaded.
 */
export function useRenderedCards(
  list: RefObject<HTMLElement | null>,
  props: ListProps,
  press: (index: number) => (activityId: number) => void,
  hasCode: boolean,
): { readonly isLeft: (index: number) => boolean; readonly isCardNeeded: boolean } {
  const { activities, rendered } = props;
  const appearance = appearanceOf(props);
  const [first] = useState(() => (rendered && !rendered.isTaken && !props.picked ? { activities, appearance } : null));
  const isUnchanged = useMemo(
    () => activities.map((activity, index) => first !== null && isSame(first.activities[index], activity)),
    [activities, first],
  );
  /** Those that have stood since: what was taken away or rendered anew has no markup of the server to go back to. */
  const standing = useRef<ReadonlySet<number> | null>(null);
  const isLeft = (index: number) =>
    (first?.appearance === appearance || !hasCode) &&
    isUnchanged[index] === true &&
    standing.current?.has(activities[index]!.id) !== false;
  useLayoutEffect(() => {
    standing.current = new Set(activities.flatMap(({ id }, index) => (isLeft(index) ? [id] : [])));
  });
  const latest = useRef({ activities, press, isLeft });
  latest.current = { activities, press, isLeft };
  useEffect(() => {
    const element = list.current;
    if (!first || !element) return undefined;
    const noteClick = ({ target }: Event) => {
      if (!(target as Element).closest("a")) return;
      const { activities: shown, press: pressed, isLeft: stands } = latest.current;
      const index = [...element.children].findIndex((card) => card.contains(target as Element));
      if (index >= 0 && stands(index)) pressed(index)(shown[index]!.id);
    };
    element.addEventListener("click", noteClick);
    return () => element.removeEventListener("click", noteClick);
  }, []);
  const isCardNeeded = first?.appearance !== appearance || activities.some((_, index) => !isLeft(index));
  return { isLeft, isCardNeeded };
}

/** What all cards have in common: language, size, choice, and what their addresses carry. */
function appearanceOf({ languageTag, mainLocale, isSmall, picked, cardAddress }: ListProps): string {
  return [languageTag, mainLocale, isSmall, picked !== null, cardAddress("/")].join(" ");
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
