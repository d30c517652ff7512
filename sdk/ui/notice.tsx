import { CircleAlert, CircleCheck, Info, TriangleAlert, type IconNode } from "lucide";
import type { ReactNode, Ref } from "react";
import { Icon } from "./icon.tsx";

const tones = {
  quiet: { colours: "bg-surface-2 text-ink-2", icon: Info },
  /** Something to know or to do, without anything being wrong. */
  info: { colours: "bg-accent-tint text-ink", icon: Info },
  success: { colours: "bg-success-tint text-success", icon: CircleCheck },
  warning: { colours: "bg-warning-tint text-warning", icon: TriangleAlert },
  error: { colours: "bg-red-tint text-red", icon: CircleAlert },
} as const;

export interface NoticeProps {
  readonly children: ReactNode;
  /** A line above the words. */
  readonly title?: string | undefined;
  readonly tone?: keyof typeof tones;
  readonly icon?: IconNode;
  /**
   * `status` is announced when the screen reader pauses, `alert` immediately; without it the notice is not announced.
   */
  readonly role?: "status" | "alert" | undefined;
  readonly id?: string;
  /** For an owner that gives it the focus. */
  readonly boxRef?: Ref<HTMLDivElement>;
  /** What can be done now: buttons below the words. */
  readonly actions?: ReactNode;
}

/** A sentence that matters, with an icon, in the colour of its meaning. */
export function Notice({ tone = "quiet", title, children, icon, role, id, boxRef, actions }: NoticeProps) {
  return (
    <div
      id={id}
      ref={boxRef}
      tabIndex={boxRef ? -1 : undefined}
      role={role}
      className={`flex gap-3 rounded-field px-3 py-2.5 text-14 outline-none forced-colors:border print:border print:border-line ${tones[tone].colours}`}
    >
      <Icon of={icon ?? tones[tone].icon} className="mt-px" />
      <div className="min-w-0 grow hyphens-auto wrap-break-word">
        {title && <p className="font-strong">{title}</p>}
        {children}
        {actions && <div className="mt-3 flex flex-wrap gap-x-4">{actions}</div>}
      </div>
    </div>
  );
}
