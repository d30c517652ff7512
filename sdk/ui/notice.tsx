import { CircleAlert, CircleCheck, Info, TriangleAlert, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const tones = {
  quiet: { colours: "bg-surface-2 text-ink-2", icon: Info },
  success: { colours: "bg-success-tint text-success", icon: CircleCheck },
  warning: { colours: "bg-warning-tint text-warning", icon: TriangleAlert },
  error: { colours: "bg-red-tint text-red", icon: CircleAlert },
} as const;

export interface NoticeProps {
  readonly children: ReactNode;
  readonly tone?: keyof typeof tones;
  readonly icon?: IconNode;
  /** `status` is said when the reader pauses, `alert` at once; without it the notice is simply there. */
  readonly role?: "status" | "alert" | undefined;
  readonly id?: string;
  /** What can be done now: buttons below the words. */
  readonly actions?: ReactNode;
}

/** A sentence that matters, with an icon, in the colour of its meaning. */
export function Notice({ tone = "quiet", children, icon, role, id, actions }: NoticeProps) {
  return (
    <div
      id={id}
      role={role}
      className={`flex gap-3 rounded-field px-3 py-2.5 text-14 forced-colors:border print:border print:border-line ${tones[tone].colours}`}
    >
      <Icon of={icon ?? tones[tone].icon} className="mt-px" />
      <div className="min-w-0 grow hyphens-auto wrap-break-word">
        {children}
        {actions && <div className="mt-2 flex flex-wrap gap-x-4">{actions}</div>}
      </div>
    </div>
  );
}
