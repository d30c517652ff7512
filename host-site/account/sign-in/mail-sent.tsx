import type { IconNode } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../shell/icon.tsx";

interface MailSentProps {
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

/** What follows is in a mail: says so, and takes the focus. */
export function MailSent({ icon, title, text, children }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="mail-sent">
      <span class="round-icon">
        <Icon of={icon} size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
