import type { IconNode } from "lucide";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface LinkButtonProps {
  readonly children: ReactNode;
  readonly href: string;
  readonly variant?: "primary" | "secondary";
  readonly icon?: IconNode;
  /** The icon points along the line (arrows). */
  readonly iconPoints?: boolean;
  /** Opens a tab of its own. */
  readonly newTab?: boolean;
  /** The other site does not get the address of this page. */
  readonly hidesAddress?: boolean;
  /** What the page is to this one: the next of a list. */
  readonly rel?: "next";
  /** A file to save, under this name. */
  readonly download?: string;
  /** Called before the navigation; may prevent it. */
  readonly onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly className?: string;
}

/** A link that looks like a button: for what leads to another page or to a file. */
export function LinkButton({ variant = "secondary", className = "", ...props }: LinkButtonProps) {
  const colours =
    variant === "primary"
      ? "bg-accent text-on-accent hover:bg-accent-hover font-strong"
      : "border border-edge bg-surface text-ink hover:bg-surface-2 font-value";
  return (
    <a
      href={props.href}
      onClick={props.onPress}
      rel={props.rel}
      {...(props.newTab ? { target: "_blank", rel: props.hidesAddress ? "noopener noreferrer" : "noopener" } : {})}
      {...(props.download === undefined ? {} : { download: props.download })}
      className={`focus-ring transition-quick inline-flex min-h-12 items-center justify-center gap-2 rounded-field px-6 py-2 text-center text-16 no-underline forced-colors:border ${colours} ${className}`}
    >
      {props.icon && <Icon of={props.icon} points={props.iconPoints ?? false} />}
      <span className="min-w-0 hyphens-auto wrap-break-word">{props.children}</span>
    </a>
  );
}
