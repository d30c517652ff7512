import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface ActionNoticeProps {
  readonly children: ReactNode;
  readonly action: string;
  readonly onPress: () => void;
}

/** What went wrong, and the one button that leads on. */
export function ActionNotice({ children, action, onPress }: ActionNoticeProps) {
  return (
    <Notice
      tone="warning"
      role="alert"
      actions={
        <Button variant="quiet" size="small" onPress={onPress}>
          {action}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
