import { Compass, type IconNode } from "lucide";
import type { Link } from "../../sdk/contracts/pages/link.ts";
import { Icon } from "../../sdk/ui/icon.tsx";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { roundIcon } from "../forms/classes.ts";

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
    <div className="flex flex-col items-center gap-2 rounded-card bg-surface-2 px-6 py-12 text-center">
      <span className={roundIcon}>
        <Icon of={icon} size={24} />
      </span>
      <h2 className="text-center text-22 font-strong">{title}</h2>
      <p className="max-w-[48ch] text-center text-balance text-ink-2">{text}</p>
      {(action || other) && (
        <p className="mt-4 flex flex-wrap justify-center gap-3">
          {action && (
            <LinkButton variant="primary" href={action.url}>
              {action.title}
            </LinkButton>
          )}
          {other && <LinkButton href={other.url}>{other.title}</LinkButton>}
        </p>
      )}
    </div>
  );
}
