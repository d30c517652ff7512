import type { ReactNode } from "react";
import type { ActivityDetails } from "./activity.props.ts";

interface Props {
  readonly activity: Pick<ActivityDetails, "requestSection" | "addressOf">;
  readonly section: string;
  readonly className: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link to a section of this page: it goes there by itself, since a fragment doesn't reach into a shadow root. */
export function SectionLink({ activity, section, className, isCurrent, children }: Props) {
  return (
    <a
      href={activity.addressOf(section)}
      aria-current={isCurrent ? "true" : undefined}
      className={`focus-ring ${className}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        activity.requestSection(section);
      }}
    >
      {children}
    </a>
  );
}
