import { ChevronLeft, ChevronRight, type IconNode } from "lucide";
import { Icon } from "../../sdk/ui/icon.tsx";
import { fill } from "../shell/fill.ts";
import { useFormWords } from "./form-context.ts";
import { StepLink } from "./step-link.tsx";

interface PagingProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onTurn?: () => void;
}

/** Where a list is and how to get on; nothing where there is one page. */
export function Paging({ page, pageSize, total, onTurn }: PagingProps) {
  const { words } = useFormWords();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav
      className="mt-6 flex items-center justify-center gap-4 text-14 text-ink-2 tabular-nums"
      aria-label={words.paging}
    >
      <Turn target={page - 1} isThere={page > 1} name={words.previous} icon={ChevronLeft} onTurn={onTurn} />
      <p>{fill(words.pageOf, { page, pages })}</p>
      <Turn target={page + 1} isThere={page < pages} name={words.next} icon={ChevronRight} onTurn={onTurn} />
    </nav>
  );
}

interface TurnProps {
  readonly target: number;
  readonly isThere: boolean;
  readonly name: string;
  readonly icon: IconNode;
  readonly onTurn: (() => void) | undefined;
}

/** The way to another page; its place stays where there is none. */
function Turn({ target, isThere, name, icon, onTurn }: TurnProps) {
  if (!isThere) return <span className="size-12" />;
  return (
    <StepLink
      className="focus-ring transition-quick grid size-12 place-items-center rounded-field border border-edge bg-surface text-ink hover:bg-surface-2"
      changes={{ page: target === 1 ? null : String(target) }}
      label={name}
      {...(onTurn ? { onFollow: onTurn } : {})}
    >
      <Icon of={icon} points />
    </StepLink>
  );
}
