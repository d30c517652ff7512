import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { isPlainPress } from "../../sdk/ui/plain-press.ts";
import { useAddress } from "./use-address.ts";

interface Step {
  readonly changes: Readonly<Record<string, string | null>>;
  readonly onFollow?: () => void;
}

/** A way within the page: it changes the query alone, and the page stays. In a new tab it works as any link. */
function useStep({ changes, onFollow }: Step) {
  const { to, go } = useAddress();
  return {
    href: to(changes),
    onPress: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      event.stopPropagation();
      go(changes);
      onFollow?.();
    },
  };
}

interface StepLinkProps extends Step {
  readonly children: ReactNode;
  readonly className?: string;
  readonly isCurrent?: boolean;
  readonly label?: string;
}

/** Such a way as a link. */
export function StepLink({ children, className, isCurrent = false, label, ...step }: StepLinkProps) {
  const { href, onPress } = useStep(step);
  return (
    <a
      href={href}
      className={className}
      aria-current={isCurrent ? "true" : undefined}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </a>
  );
}

/** Such a way as a link that looks like a button. */
export function StepButton({
  changes,
  children,
  ...button
}: Pick<Step, "changes"> & Pick<ComponentProps<typeof LinkButton>, "children" | "className" | "variant">) {
  return (
    <LinkButton {...button} {...useStep({ changes })}>
      {children}
    </LinkButton>
  );
}
