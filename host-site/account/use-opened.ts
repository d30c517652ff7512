import { type RefObject, useLayoutEffect, useRef } from "react";
import { scrollPositionOf, shownAddress } from "../shell/scroll-position.ts";
import { useAddress } from "../forms/use-address.ts";

/**
 * What is opened from a list takes the list's place, and with it the link that had the focus: it begins at its top, and
 * the focus goes on there. Closed again, by the way back or by its link, the list is found where it was left.
 */
export function useOpened(): RefObject<HTMLDivElement | null> {
  const { query } = useAddress();
  const opened = query.get("activity") ?? query.get("registration");
  const content = useRef<HTMLDivElement>(null);
  const was = useRef(opened);
  useLayoutEffect(() => {
    if (was.current === opened) return;
    was.current = opened;
    content.current?.focus({ preventScroll: true });
    scrollTo(0, opened ? 0 : scrollPositionOf(shownAddress()).y);
  }, [opened]);
  return content;
}
