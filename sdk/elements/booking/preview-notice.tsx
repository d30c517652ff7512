import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";

interface PreviewNoticeProps {
  readonly role: "status" | "alert";
  readonly children: ReactNode;
  /** What can be done now. */
  readonly action?: { readonly word: string; readonly onPress: () => void } | null | undefined;
}

/**
 * A notice without an icon, for what the first load carries: `ui/notice.tsx` with its icons comes with the later steps.
 */
export function PreviewNotice({ role, children, action }: PreviewNoticeProps) {
  const colours = role === "alert" ? "bg-warning-tint text-warning" : "bg-surface-2 text-ink-2";
  return (
    <div
      role={role}
      className={`rounded-field px-3 py-2.5 text-14 hyphens-auto wrap-break-word forced-colors:border ${colours}`}
    >
      <p>{children}</p>
      {action && (
        <Button variant="quiet" size="small" onPress={action.onPress}>
          {action.word}
        </Button>
      )}
    </div>
  );
}
