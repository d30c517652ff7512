import type { ComponentChildren } from "preact";
import { isPlainPress } from "../shell/plain-press.ts";
import { useAddress } from "./use-address.ts";

interface StepLinkProps {
  readonly changes: Readonly<Record<string, string | null>>;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly isCurrent?: boolean;
  readonly label?: string;
  readonly onFollow?: () => void;
}

/** A link within the page: it changes the query alone, and the page stays. In a new tab it works as any link. */
export function StepLink({ changes, children, class: look, isCurrent = false, label, onFollow }: StepLinkProps) {
  const { to, go } = useAddress();
  return (
    <a
      href={to(changes)}
      class={look}
      aria-current={isCurrent ? "true" : undefined}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        event.stopPropagation();
        go(changes);
        onFollow?.();
      }}
    >
      {children}
    </a>
  );
}
