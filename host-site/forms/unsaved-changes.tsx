import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../sdk/ui/button.tsx";
import { isPlainPress } from "../../sdk/ui/plain-press.ts";
import { formGrid } from "./classes.ts";
import { DialogButtons } from "./dialog-buttons.tsx";
import { FormDialog } from "./dialog.tsx";
import { useFormWords } from "./form-context.ts";

/** The way out of a form: a link, or a number of entries in the history (negative is back). */
type WayOut = HTMLAnchorElement | number;

/**
 * While a form has unsaved changes, a link away, Back, Forward and closing the window ask for a confirmation. A browser
 * without the Navigation API does not ask on Back and Forward within the shop.
 */
export function UnsavedChanges() {
  const { unsaved } = useFormWords().words;
  const [wayOut, setWayOut] = useState<WayOut | null>(null);
  /** The way that may be taken. */
  const left = useRef<WayOut | null>(null);
  useLayoutEffect(() => guardHistory(left, setWayOut), []);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const pressed = isPlainPress(event) ? leavingLink(event) : null;
      if (!pressed || pressed === left.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setWayOut(pressed);
    };
    const unload = (event: BeforeUnloadEvent) => left.current ?? event.preventDefault();
    // Before anything else has the press: the router listens at the window, too.
    addEventListener("click", press, { capture: true });
    addEventListener("beforeunload", unload);
    return () => {
      removeEventListener("click", press, { capture: true });
      removeEventListener("beforeunload", unload);
    };
  }, []);
  if (wayOut === null) return null;
  const stay = () => setWayOut(null);
  const leave = () => {
    left.current = wayOut;
    stay();
    if (typeof wayOut === "number") history.go(wayOut);
    else wayOut.click();
  };
  return (
    // Without an entry of its own in the history: taking it back would undo what the way out does.
    <FormDialog id="unsaved-changes" isOfAddress title={unsaved.title} onClose={stay}>
      <div className={formGrid}>
        <p>{unsaved.text}</p>
        <DialogButtons dismiss={unsaved.stay} onClose={stay}>
          <Button variant="danger" onPress={leave}>
            {unsaved.leave}
          </Button>
        </DialogButtons>
      </div>
    </FormDialog>
  );
}

/**
 * Cancels Back and Forward to another address, and asks. A browser lets a page cancel only after the visitor has
 * pressed something in it, so that no page can hold a visitor.
 */
function guardHistory(left: { readonly current: WayOut | null }, ask: (steps: number) => void): (() => void) | void {
  if (!("navigation" in window)) return;
  const guard = (event: NavigateEvent) => {
    const { navigationType, cancelable, destination } = event;
    const leaves = withoutHash(destination.url) !== withoutHash(location.href);
    if (navigationType !== "traverse" || !cancelable || !leaves || left.current !== null) return;
    event.preventDefault();
    ask(destination.index - navigation.currentEntry!.index);
  };
  navigation.addEventListener("navigate", guard);
  return () => navigation.removeEventListener("navigate", guard);
}

const withoutHash = (address: string) => address.split("#")[0]!;

/** The link that takes this window to another address. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event
    .composedPath()
    .find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement && each.href !== "");
  const isOwnSection = link?.href.includes("#") && withoutHash(link.href) === withoutHash(location.href);
  return link && /^(_self)?$/.test(link.target) && !link.hasAttribute("download") && !isOwnSection ? link : null;
}
