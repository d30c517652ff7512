import { ChevronDown } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
  /** What the button shows. */
  readonly label: ComponentChildren;
  /** The button's name where it shows an icon alone. */
  readonly name?: string;
  readonly class: string;
  readonly hasArrow?: boolean;
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

/**
 * A menu of the header: a button that shows links, which the tab key goes through (APG's disclosure navigation). Native
 * `<details>`, so that it works before and without scripts; these add that Escape, a press beside it, the focus going
 * on and a followed link close it. One of the header is open at a time, by the shared name.
 */
export function Disclosure({ label, name, class: className, hasArrow = false, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current!;
    // Somebody was quicker than the scripts.
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
      class={`menu ${className}`}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary class="header-item" aria-label={name}>
        {label}
        {hasArrow && <Icon of={ChevronDown} size={16} />}
      </summary>
      <div class="menu-panel">{children}</div>
    </details>
  );
}
