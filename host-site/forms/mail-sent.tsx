import type { IconNode } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../sdk/ui/icon.tsx";
import { roundIcon } from "./classes.ts";

interface MailSentProps {
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** What follows is in a mail: says so, and takes the focus. */
export function MailSent({ icon, title, text, children }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <span className={roundIcon}>
        <Icon of={icon} size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
