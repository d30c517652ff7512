import { ChevronLeft, ChevronRight } from "lucide";
import { Icon } from "../shell/icon.tsx";
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
  const step = (target: number) => ({ page: target === 1 ? null : String(target) });
  return (
    <nav class="paging" aria-label={words.paging}>
      {page > 1 ? (
        <StepLink
          class="button button-quiet"
          changes={step(page - 1)}
          label={words.previous}
          {...(onTurn ? { onFollow: onTurn } : {})}
        >
          <Icon of={ChevronLeft} points />
        </StepLink>
      ) : (
        <span class="paging-gap" />
      )}
      <p>{fill(words.pageOf, { page, pages })}</p>
      {page < pages ? (
        <StepLink
          class="button button-quiet"
          changes={step(page + 1)}
          label={words.next}
          {...(onTurn ? { onFollow: onTurn } : {})}
        >
          <Icon of={ChevronRight} points />
        </StepLink>
      ) : (
        <span class="paging-gap" />
      )}
    </nav>
  );
}
