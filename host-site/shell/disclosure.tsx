import { ChevronDown } from "lucide";
import { bareSummary, headerEntry } from "./classes.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../sdk/ui/icon.tsx";

interface DisclosureProps {
  /** What the button shows. */
  readonly label: ReactNode;
  /** The button's name where it shows an icon alone. */
  readonly name?: string;
  readonly className: string;
  /** Classes of what opens: its place at the line's start or end, its width, how it scrolls. */
  readonly panel: string;
  readonly hasArrow?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/**
 * A menu of the header: a button that shows links, which the tab key goes through (APG's disclosure navigation). Native
 * `<details>`, so that it works before and without scripts; these add that Escape, a press beside it, the focus going
 * on and a followed link close it. One of the header is open at a time, by the shared name.
 */
export function Disclosure({ label, name, className, panel, hasArrow = false, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current!;
    // The visitor opened it before the scripts were loaded.
    if (element.open) onOpen?.();
    const close = () => (element.open = false);
    const outside = (event: Event) => element.open && !event.composedPath().includes(element) && close();
    function leave(event: FocusEvent) {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) close();
    }
    function escape(event: KeyboardEvent) {
      if (event.key !== "Escape" || !element.open) return;
      event.stopPropagation();
      close();
      element.querySelector("summary")!.focus();
    }
    function follow(event: Event) {
      if (event.target instanceof Element && event.target.closest("a")) close();
    }
    document.addEventListener("pointerdown", outside);
    element.addEventListener("focusout", leave);
    element.addEventListener("keydown", escape);
    element.addEventListener("click", follow);
    return () => {
      document.removeEventListener("pointerdown", outside);
      element.removeEventListener("focusout", leave);
      element.removeEventListener("keydown", escape);
      element.removeEventListener("click", follow);
    };
  }, []);
  return (
    <details
      ref={details}
      name="header"
      className={`group relative ${className}`}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={`${headerEntry} ${bareSummary} select-none group-open:bg-surface-2`} aria-label={name}>
        {label}
        {hasArrow && (
          <Icon of={ChevronDown} size={16} className="text-ink-2 transition-[rotate] group-open:rotate-180" />
        )}
      </summary>
      <div
        className={`absolute top-[calc(100%+(var(--header)-44px)/2+8px)] z-1 max-h-[min(500px,calc(100dvh-96px))] overscroll-contain rounded-card bg-surface shadow-float group-open:animate-[menu-in_var(--g-quick)_ease-out] forced-colors:border ${panel}`}
      >
        {children}
      </div>
    </details>
  );
}
