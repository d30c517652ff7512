import type { IconNode } from "lucide";
import type { ReactNode, Ref } from "react";
import { Icon } from "./icon.tsx";

const variants = {
  /** The one main thing to do. */
  primary: "bg-accent text-on-accent hover:bg-accent-hover font-strong",
  /** The main button while its step is incomplete: it says what is missing, and still answers (purchase spec §4). */
  instruction: "bg-surface-3 text-ink-2 hover:bg-line font-strong",
  secondary: "border border-edge bg-surface text-ink hover:bg-surface-2 font-value",
  /** Words alone: the way back, "Change", "Remove". */
  quiet: "text-accent hover:underline font-strong forced-colors:border-0 forced-colors:underline",
  /** Something that can't be taken back. */
  danger: "bg-red text-surface hover:opacity-90 font-strong",
} as const;

const sizes = {
  /** 48 px high. */
  large: "min-h-12 px-6 py-2 text-16 gap-2 rounded-field",
  /** 44 px high, for bars. */
  medium: "min-h-11 px-4 py-2 text-16 gap-2 rounded-field",
  /** Words of 14 px with a target of 44 px; takes no room at the start of a line. */
  small: "min-h-11 px-2 -mx-2 text-14 gap-1.5 rounded-field",
} as const;

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly variant?: keyof typeof variants;
  readonly size?: keyof typeof sizes;
  /** As wide as its place. */
  readonly wide?: boolean;
  /** An icon before the words. */
  readonly icon?: IconNode | undefined;
  /** The icon points along the line (arrows). */
  readonly iconPoints?: boolean;
  /** Work is under way: a ring turns before the words, the width stays, presses are ignored, the focus stays. */
  readonly busy?: boolean;
  /** The announcement of pending work for screen readers ("Reserving your seats"). */
  readonly busyWord?: string | undefined;
  /** Can't be pressed now: it is dimmed, presses are ignored, the focus stays. */
  readonly disabled?: boolean;
  readonly type?: "button" | "submit";
  /** A full name where the words alone don't say it ("Remove Adult"). It must contain the words. */
  readonly name?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly className?: string;
}

/** A button. Its words are a verb and say what will happen. */
export function Button({ variant = "primary", size = "large", type = "button", ...props }: ButtonProps) {
  const isSmall = size === "small";
  return (
    <button
      ref={props.buttonRef}
      type={type}
      aria-disabled={props.busy || props.disabled || undefined}
      aria-busy={props.busy || undefined}
      aria-label={props.name}
      aria-describedby={props.describedBy}
      onClick={(event) => (props.busy || props.disabled ? event.preventDefault() : props.onPress?.())}
      className={`focus-ring transition-quick relative inline-flex items-center justify-center text-center forced-colors:border ${sizes[size]} ${variants[variant]} ${props.disabled ? "opacity-50" : ""} ${props.wide ? "w-full" : ""} ${props.className ?? ""}`}
    >
      <span
        className={`inline-flex min-w-0 items-center gap-[inherit] ${props.busy ? (isSmall ? "-mx-2" : "-mx-3") : ""}`}
      >
        {/* With the gap it is as wide as the two margins: the button's width stays. */}
        {props.busy && (
          <span
            className={`${isSmall ? "size-2.5" : "size-4"} shrink-0 animate-spin rounded-chip border-2 border-current border-e-transparent motion-reduce:animate-none`}
          />
        )}
        {props.icon && <Icon of={props.icon} points={props.iconPoints ?? false} size={isSmall ? 16 : 20} />}
        <span className="min-w-0 hyphens-auto wrap-break-word">{props.children}</span>
      </span>
      {props.busyWord !== undefined && (
        <span role="status" className="sr-only">
          {props.busy ? props.busyWord : ""}
        </span>
      )}
    </button>
  );
}
