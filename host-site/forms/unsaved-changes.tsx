import { useEffect, useRef, useState } from "react";
import { Button } from "../../sdk/ui/button.tsx";
import { isPlainPress } from "../../sdk/ui/plain-press.ts";
import { formGrid } from "./classes.ts";
import { DialogButtons } from "./dialog-buttons.tsx";
import { FormDialog } from "./dialog.tsx";
import { useFormWords } from "./form-context.ts";

/**
 * While a form has unsaved changes, a link away and closing the window ask for a confirmation. Back and Forward within
 * the shop do not.
 */
export function UnsavedChanges() {
  const { unsaved } = useFormWords().words;
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  /** The link that may be followed. */
  const left = useRef<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const pressed = isPlainPress(event) ? leavingLink(event) : null;
      if (!pressed || pressed === left.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setLink(pressed);
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
  if (!link) return null;
  const leave = () => {
    left.current = link;
    setLink(null);
    link.click();
  };
  return (
    // Without an entry of its own in the history: taking it back would undo what the link does.
    <FormDialog isOfAddress title={unsaved.title} onClose={() => setLink(null)}>
      <div className={formGrid}>
        <p>{unsaved.text}</p>
        <DialogButtons dismiss={unsaved.stay} onClose={() => setLink(null)}>
          <Button variant="danger" onPress={leave}>
            {unsaved.leave}
          </Button>
        </DialogButtons>
      </div>
    </FormDialog>
  );
}

/** The link that takes this window to another address. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event
    .composedPath()
    .find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement && each.href !== "");
  const isOwnSection = link?.href.includes("#") && link.href.split("#")[0] === location.href.split("#")[0];
  return link && /^(_self)?$/.test(link.target) && !link.hasAttribute("download") && !isOwnSection ? link : null;
}
