import { Compass, type IconNode } from "lucide";
import type { Link } from "../link.ts";
import { Icon } from "../shell/icon.tsx";

interface EmptyProps {
  readonly icon?: IconNode;
  readonly title: string;
  readonly text: string;
  readonly action?: Link;
  readonly other?: Link;
}

/** Nothing to show here: why, and where to go from here. */
export function Empty({ icon = Compass, title, text, action, other }: EmptyProps) {
  return (
    <div class="empty">
      <span class="round-icon">
        <Icon of={icon} size={24} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {(action || other) && (
        <p class="empty-actions">
          {action && (
            <a class="button" href={action.url}>
              {action.title}
            </a>
          )}
          {other && (
            <a class="button button-quiet" href={other.url}>
              {other.title}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
