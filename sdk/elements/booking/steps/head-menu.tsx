import { useLingui } from "@lingui/react/macro";
import { Check, EllipsisVertical, Link } from "lucide";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** How long "copied" stays (ms; purchase spec §2). */
const feedback = 2000;

type Copying = "idle" | "copied" | "refused";

/**
 * A menu for admins in the widget's head: copies the address that restores the selection. Where the browser refuses, it
 * shows the address.
 */
export default function HeadMenu({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [copying, setCopying] = useState<Copying>("idle");
  useLayoutEffect(() => setCopying("idle"), [url]);
  useLayoutEffect(() => {
    if (copying !== "copied") return;
    const timer = setTimeout(() => setCopying("idle"), feedback);
    return () => clearTimeout(timer);
  }, [copying]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const menu = root.current!;
    const pressed = (event: Event) => event.composedPath().includes(menu) || setOpen(false);
    /* Escape closes the menu alone, not the drawer that it stands in. */
    const typed = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", pressed);
    menu.addEventListener("keydown", typed);
    return () => {
      document.removeEventListener("pointerdown", pressed);
      menu.removeEventListener("keydown", typed);
    };
  }, [isOpen]);
  const copy = () =>
    copyText(url).then(
      () => setCopying("copied"),
      () => setCopying("refused"),
    );
  return (
    <div ref={root} className="relative -me-3 shrink-0">
      <button
        ref={opener}
        type="button"
        aria-label={t`For the team`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="focus-ring transition-quick grid size-11 touch-manipulation place-items-center rounded-field text-ink hover:bg-surface-2"
      >
        <Icon of={EllipsisVertical} />
      </button>
      {isOpen && (
        <div className="absolute end-0 top-full z-20 w-72 max-w-[calc(100cqw-32px)] rounded-card border border-line bg-surface p-2 shadow-float">
          <Button variant="quiet" size="small" icon={copying === "copied" ? Check : Link} onPress={() => void copy()}>
            {copying === "copied" ? t`Address copied` : t`Copy the address of this selection`}
          </Button>
          {copying === "refused" && (
            <div className="px-2 pb-2">
              <TextField
                label={t`Your browser does not let us copy. Here is the address:`}
                value={url}
                readOnly
                onInput={() => {}}
              />
            </div>
          )}
          <span role="status" className="sr-only">
            {copying === "copied" && t`Address copied`}
          </span>
        </div>
      )}
    </div>
  );
}
