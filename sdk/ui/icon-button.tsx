import type { IconNode } from "lucide";
import type { Ref } from "react";
import { Icon } from "./icon.tsx";

export interface IconButtonProps {
  readonly icon: IconNode;
  /** The accessible name of the icon. */
  readonly name: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Off, but still reachable, so that a screen reader reads its reason; goes with `describedBy`. */
  readonly off?: boolean;
  readonly describedBy?: string | undefined;
  /** With an edge (steppers, months) or bare (close). */
  readonly edge?: boolean;
  readonly points?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A square button of 44 px with an icon alone. */
export function IconButton({
  icon,
  name,
  onPress,
  disabled,
  off,
  describedBy,
  edge,
  points,
  buttonRef,
}: IconButtonProps) {
  const idle = disabled || off;
  const colours = idle
    ? `text-edge cursor-not-allowed ${edge ? "border border-line bg-surface-2" : ""}`
    : `text-ink hover:bg-surface-2 ${edge ? "border border-edge bg-surface" : ""}`;
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={name}
      disabled={disabled}
      aria-disabled={off || undefined}
      aria-describedby={describedBy}
      onClick={() => !idle && onPress()}
      className={`focus-ring transition-quick grid size-11 shrink-0 touch-manipulation place-items-center rounded-field ${colours}`}
    >
      <Icon of={icon} points={points ?? false} />
    </button>
  );
}
